// @ts-check
/** A process with the faults of a native renderer. The content of a drawing names the fault. */
import { Buffer } from 'node:buffer'
import process from 'node:process'

/** @type {Buffer[]} */
const blocks = []

process.on('message', (/** @type {import('./createSvgRenderer.js').SvgRequest} */ { id, text }) => {
  if (text.includes('loop')) for (;;);
  if (text.includes('crash')) process.abort()
  // More than the limit, but not more than a computer without limits can give.
  if (text.includes('memory')) for (let index = 0; index < 600; index++) blocks.push(Buffer.alloc(2 ** 20, 1))
  // A page instead of an image.
  process.send?.({ id, image: Buffer.from('<html>').toString('base64') })
})
process.on('disconnect', () => process.exit())
