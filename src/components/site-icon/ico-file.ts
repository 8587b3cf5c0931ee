/** One PNG of an icon file. */
export interface IcoImage {
  /** Edge in pixels, below 256. */
  size: number;
  png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** Joins PNGs into one file of Microsoft's icon format: a header, an entry for each image, the images. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
