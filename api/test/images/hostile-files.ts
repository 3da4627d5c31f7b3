import { crc32, deflateSync } from 'node:zlib';
import { drawQuarters, jpegPhoto, photoWithGps, wideColorPhoto } from './drawn-images.js';

const START_OF_SCAN = 0xda;
const QUANTIZATION = 0xdb;

/** Code that must never be found in anything the product serves. */
export const PHP = '<?php system($_GET["c"]); ?>';

export const svg = (): Buffer =>
  Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

export const html = (): Buffer => Buffer.from('<!doctype html><script>alert(1)</script>');

export const php = (): Buffer => Buffer.from(PHP);

/** An HTML page that begins like a GIF. */
export const htmlGif = (): Buffer => Buffer.from('GIF89a/*<html><script>alert(1)</script></html>*/=1;');

/** A page of which a browser that guesses would read the beginning, with a whole JPEG behind it. */
export const htmlBeforeJpeg = async (): Promise<Buffer> => Buffer.concat([html(), await jpegPhoto()]);

/** A whole JPEG with a program behind its end. */
export const jpegThenPhp = async (): Promise<Buffer> => Buffer.concat([await jpegPhoto(), php()]);

/** A whole JPEG with a program in its comment segment. */
export const phpInComment = async (): Promise<Buffer> => {
  const jpeg = await jpegPhoto();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(PHP.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, php(), jpeg.subarray(2)]);
};

export const truncatedJpeg = async (): Promise<Buffer> => {
  const jpeg = await photoWithGps();
  return jpeg.subarray(0, Math.floor(jpeg.length * 0.6));
};

export const truncatedPng = async (): Promise<Buffer> => {
  const png = await drawQuarters().png().toBuffer();
  return png.subarray(0, Math.floor(png.length * 0.6));
};

/** A JPEG whose quantization tables were taken out: its header reads well, its pixels cannot be had. */
export const jpegWithoutTables = async (): Promise<Buffer> => {
  const jpeg = await jpegPhoto();
  const kept = [jpeg.subarray(0, 2)];
  for (let at = 2; jpeg[at + 1] !== START_OF_SCAN; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at + 1] !== QUANTIZATION) kept.push(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)));
  }
  return Buffer.concat([...kept, jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, START_OF_SCAN])))]);
};

/** A JPEG in Display P3 with two wrong bytes in its picture data: only reading all of it shows that it cannot be read. */
export const jpegOfWrongCodes = async (): Promise<Buffer> => {
  const jpeg = await wideColorPhoto();
  jpeg.set([0x55, 0x13], jpeg.indexOf(Buffer.from([0xff, START_OF_SCAN])) + 30);
  return jpeg;
};

/** A PNG of `side` × `side` black pixels, as a rule of one bit each: 900 million of them fit in 110 KB. */
export const blackPng = (side: number, bits: 1 | 16 = 1): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = bits;
  const rows = Buffer.alloc((Math.ceil((side * bits) / 8) + 1) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/** A real photo, padded behind its end to exactly `bytes`. */
export const paddedJpeg = async (bytes: number): Promise<Buffer> => {
  const jpeg = await jpegPhoto();
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
};
