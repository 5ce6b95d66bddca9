// Effects that a canvas lacks, computed pixel by pixel. Image data is not premultiplied.

/** The luminance of red, green and blue (Filter Effects; ITU-R BT.709). */
const luminance = [0.213, 0.715, 0.072];

/** Changes each pixel of `context` that isn't empty. */
function changePixels(context, change) {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const data = image.data;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3]) change(data, at);
  context.putImageData(image, 0, 0);
}

/** Applies a linear change of red, green, blue and opacity: rows of four factors and a constant. */
export function recolorPixels(context, m) {
  changePixels(context, (data, at) => {
    const [red, green, blue, alpha] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    for (let row = 0; row < 4; row += 1) {
      const k = row * 5;
      // The array clamps to 0…255 and rounds.
      data[at + row] = m[k] * red + m[k + 1] * green + m[k + 2] * blue + m[k + 3] * alpha + m[k + 4] * 255;
    }
  });
}

/** Makes each pixel black, with its luminance as opacity. */
export function luminanceToAlpha(context) {
  changePixels(context, (data, at) => {
    const light = luminance[0] * data[at] + luminance[1] * data[at + 1] + luminance[2] * data[at + 2];
    data[at + 3] = (light * data[at + 3]) / 255;
    data[at] = data[at + 1] = data[at + 2] = 0;
  });
}

/** Makes every pixel opaque that isn't empty. */
export const makeOpaque = (context) => changePixels(context, (data, at) => { data[at + 3] = 255; });

/** Composites `source` onto `target` with plus-darker: opacities are added, and so is the
 *  darkness of the colors. */
export function addDarkness(source, target) {
  const { width, height } = target.canvas;
  const from = source.getImageData(0, 0, width, height).data;
  const image = target.getImageData(0, 0, width, height);
  const data = image.data;
  for (let at = 0; at < data.length; at += 4) {
    const [one, other] = [from[at + 3] / 255, data[at + 3] / 255];
    const alpha = Math.min(one + other, 1);
    for (let channel = at; channel < at + 3; channel += 1) {
      const lack = one * (255 - from[channel]) + other * (255 - data[channel]);
      data[channel] = alpha ? 255 - lack / alpha : 0;
    }
    data[at + 3] = alpha * 255;
  }
  target.putImageData(image, 0, 0);
}
