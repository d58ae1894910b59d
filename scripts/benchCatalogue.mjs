import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'

const imageEdge = 128
/** Realistic names: one word, two words, and some that are too long for a row. */
const names = [
  'Kestrel',
  'Harbor Wallet',
  'TokenPocket',
  'Nimbus',
  'Crypto.com Onchain',
  'imToken',
  'Ledger Live',
]

/**
 * Writes a catalogue folder for the gateway with `count` wallets, each with a different image.
 *
 * @param {number} count
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function writeCatalogue(count) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-catalogue-'))
  for (const part of ['wallets', 'images', 'assets']) await mkdir(join(folder, part))
  for (let index = 0; index < count; index++) {
    const wallet = {
      id: `bench.${index}`,
      name: `${names[index % names.length]} ${index + 1}`,
      homepage: 'https://example.com/',
      image_id: `bench-${index}`,
      order: index,
      chains: ['eip155:1'],
      custom_chains: ['eip155'],
      ...(index % 5 === 0 && { badge_type: 'certified' }),
    }
    await writeFile(join(folder, 'wallets', `${index}.json`), JSON.stringify(wallet))
    await writeFile(join(folder, 'images', `bench-${index}.png`), picture(index))
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/**
 * Creates a PNG of a gradient that depends on the seed.
 *
 * @param {number} seed
 */
function picture(seed) {
  const line = 1 + imageEdge * 3
  const pixels = Buffer.alloc(imageEdge * line)
  for (let y = 0; y < imageEdge; y++)
    for (let x = 0; x < imageEdge; x++) {
      const colour = [seed * 37 + x, seed * 91 + y, x + y + seed]
      for (const [at, value] of colour.entries()) pixels[y * line + 1 + x * 3 + at] = value & 255
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(imageEdge, 0)
  header.writeUInt32BE(imageEdge, 4)
  // 8 bits per channel, RGB.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4)
  data.copy(bytes, 8)
  bytes.writeUInt32BE(checksum(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

/** CRC-32, which Node 20 does not export. @param {Buffer} bytes */
function checksum(bytes) {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
