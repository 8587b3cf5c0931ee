import sharp from 'sharp';
import type { CompanyLogo } from '#model/pictures/logos.ts';

/** The company's sign as a picture that can be laid on another. */
export interface DrawnSign {
  picture: Buffer;
  width: number;
  /** True when the logo contains the name, which is then not set next to it. */
  saysName: boolean;
}

/** @param height in pixels of the picture */
export async function ownSign({ onPaper, saysName }: CompanyLogo, height: number): Promise<DrawnSign> {
  const width = Math.round(height * onPaper.ratio);
  const picture = await sharp(onPaper.bytes, { density: 300 })
    .resize({ width, height, fit: 'fill' })
    .png()
    .toBuffer();
  return { picture, width, saysName };
}
