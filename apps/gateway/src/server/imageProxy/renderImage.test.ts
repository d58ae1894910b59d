import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { ImageError } from './ImageError.js'
import { isMarkup, renderImage } from './renderImage.js'

const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Draws a red image. */
function draw(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width, height)
  return canvas
}

/** Returns size and color of an image: of its middle and of its corner. */
async function read(bytes: Uint8Array) {
  const image = await loadImage(Buffer.from(bytes))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
  return {
    width: image.width,
    height: image.height,
    middle: at(image.width / 2, image.height / 2),
    corner: at(0, 0),
  }
}

test.each([
  ['PNG', draw(20, 20).encode('png')],
  ['JPEG', draw(20, 20).encode('jpeg')],
  ['WebP', draw(20, 20).encode('webp')],
  ['GIF', gif],
])('default: draws %s again as PNG', async (_name, bytes) => {
  const { width, height, middle } = await read(
    await renderImage(await bytes, { size: 64, type: 'image/png' }),
  )
  expect([width, height]).toEqual([64, 64])
  const [red = 0, green = 0, blue = 0] = middle
  expect(red > 250 && green < 5 && blue < 5).toBe(true)
})

test('behavior: a wide image is complete, with transparent bars', async () => {
  const bytes = await renderImage(await draw(40, 10).encode('png'), { size: 64, type: 'image/png' })
  expect(await read(bytes)).toEqual({ width: 64, height: 64, middle: [255, 0, 0, 255], corner: [0, 0, 0, 0] })
})

test('behavior: nothing of the file but its pixels is left', async () => {
  const file = Buffer.concat([await draw(4, 4).encode('png'), Buffer.from('<script>alert(1)</script>')])
  const bytes = await renderImage(file, { size: 64, type: 'image/png' })
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('script')
})

test('param: type', async () => {
  const bytes = await renderImage(gif, { size: 64, type: 'image/webp' })
  expect(Buffer.from(bytes).subarray(8, 12).toString()).toBe('WEBP')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['no content', ''],
  ['text', 'GIF'],
])('error: refuses %s', async (_name, text) => {
  await expect(renderImage(Buffer.from(text), { size: 64, type: 'image/png' })).rejects.toThrow(
    'not a PNG, JPEG, GIF or WebP image',
  )
})

test('error: refuses an image of too many pixels before it is decoded', async () => {
  const file = Buffer.from(await draw(1, 1).encode('png'))
  // Width and height of the PNG's header.
  file.writeUInt32BE(50_000, 16)
  file.writeUInt32BE(50_000, 20)
  await expect(renderImage(file, { size: 64, type: 'image/png' })).rejects.toThrow(
    'more than 25000000 pixels',
  )
})

test('error: a damaged image', async () => {
  const file = (await draw(20, 20).encode('png')).subarray(0, 40)
  await expect(renderImage(file, { size: 64, type: 'image/png' })).rejects.toBeInstanceOf(ImageError)
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', true],
  ['XML', '<?xml version="1.0"?><svg/>', true],
  ['space before it', ' \n\t<svg/>', true],
  ['a byte order mark', '\uFEFF<svg/>', true],
  ['text', 'GIF <svg/>', false],
  ['no content', '', false],
])('behavior: markup is known by the content (%s)', (_name, text, expected) => {
  expect(isMarkup(Buffer.from(text))).toBe(expected)
})
