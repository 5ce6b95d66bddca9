# The command line: docker build -t quoin .
# To draw a file of the current folder: docker run --rm -v "$PWD:/work" -w /work quoin render Card.swift -o card.png
FROM swift:6.3-bookworm
COPY . /quoin
RUN cd /quoin && Scripts/install && rm -rf .build
ENTRYPOINT ["quoin"]
