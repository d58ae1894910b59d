// @ts-check
/**
 * Renders drawings in a process of its own. This file is JavaScript, because Node 20 needs a loader for TypeScript, which
 * takes longer to start than a drawing takes.
 */
import { Buffer } from 'node:buffer'
import process from 'node:process'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** @typedef {import('./createSvgRenderer.js').SvgRequest} SvgRequest */
/** @typedef {import('./createSvgRenderer.js').SvgReply} SvgReply */

const webpQuality = 85

/**
 * @param {SvgRequest} request
 * @returns {Promise<SvgReply>}
 */
async function render({ id, text, width, height, size, type }) {
  try {
    const image = await loadImage(Buffer.from(text))
    const canvas = createCanvas(size, size)
    canvas.getContext('2d').drawImage(image, (size - width) / 2, (size - height) / 2, width, height)
    const bytes = await (type === 'image/webp' ? canvas.encode('webp', webpQuality) : canvas.encode('png'))
    return { id, image: bytes.toString('base64') }
  } catch {
    return { id, image: null }
  }
}

process.on('message', async (/** @type {SvgRequest} */ request) => {
  process.send?.(await render(request))
})
// The gateway ended, or needs this process no longer.
process.on('disconnect', () => process.exit())
