import SwiftUI

/// The home screen of a banking app in Arabic, laid out from right to left.
struct ArabicHome: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          VStack(alignment: .leading) {
            Text("مرحبًا").font(.subheadline).foregroundStyle(.secondary)
            Text("نور حداد").font(.title2.bold())
          }
          Spacer()
          Image(systemName: "bell.badge").font(.title2)
        }
        VStack(alignment: .leading, spacing: 16) {
          Text("الرصيد الحالي").font(.subheadline).opacity(0.8)
          Text("١٢٬٤٨٠٫٥٠ ر.س").font(.system(size: 34, weight: .bold))
          HStack {
            Text("•••• ٤٢٠٧").font(.callout.monospacedDigit())
            Spacer()
            Text("٠٩/٢٨").font(.callout)
          }
        }
        .foregroundStyle(.white)
        .padding(20)
        .background(
          LinearGradient(colors: [.teal, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        HStack {
          action("تحويل", "arrow.left.arrow.right")
          action("دفع", "creditcard")
          action("شحن", "plus.circle")
          action("المزيد", "ellipsis")
        }
        Text("آخر العمليات").font(.headline)
        VStack(spacing: 0) {
          entry("سوق المدينة", "بقالة", "−٢١٥٫٠٠", "cart", .orange)
          Divider().padding(.leading, 56)
          entry("راتب شهر نوفمبر", "إيداع", "+٩٬٥٠٠٫٠٠", "banknote", .green)
          Divider().padding(.leading, 56)
          entry("مقهى الزاوية", "مطاعم ومقاهٍ", "−٣٢٫٥٠", "cup.and.saucer", .brown)
        }
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
      }
      .padding()
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar_SA"))
  }

  private func action(_ title: String, _ symbol: String) -> some View {
    VStack(spacing: 8) {
      Image(systemName: symbol)
        .font(.title3)
        .frame(width: 54, height: 54)
        .background(.teal.opacity(0.15), in: .circle)
        .foregroundStyle(.teal)
      Text(title).font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }

  private func entry(
    _ title: String, _ kind: String, _ amount: String, _ symbol: String, _ color: Color
  ) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(color.gradient, in: .rect(cornerRadius: 9))
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        Text(kind).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(amount).font(.callout.weight(.medium))
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
  }
}

struct ArabicHome_Previews: PreviewProvider {
  static var previews: some View {
    ArabicHome().previewDevice("iPhone 16 Pro")
  }
}
