import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFileUrl } from './toFileUrl.js'

const gateway = 'https://ipfs.example.com'
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const oldCid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'

test('default: an https: URL is returned as it is', () => {
  expect(toFileUrl('https://example.com/a.png?size=1#x', undefined)).toBe(
    'https://example.com/a.png?size=1#x',
  )
})

test('behavior: encodes quotes, spaces and control characters', () => {
  expect(toFileUrl('https://example.com/"> <b>\n.png', undefined)).toBe(
    'https://example.com/%22%3E%20%3Cb%3E.png',
  )
})

const arweaveId = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

test.each([
  [`ar://${arweaveId}`, `https://arweave.net/${arweaveId}`],
  [`ar://${arweaveId}/1.png`, `https://arweave.net/${arweaveId}/1.png`],
  [`ar://${arweaveId}/../x`, undefined],
  [`ar://${arweaveId.slice(1)}`, undefined],
  [`ar://${arweaveId}?a`, undefined],
])('behavior: the image %s of Arweave', (record, url) => {
  expect(toFileUrl(record, undefined)).toBe(url)
})

test.each([
  '',
  'example.com/a.png',
  '//example.com/a.png',
  'https:example.com/a.png',
  ' https://example.com/a.png',
  'http://example.com/a.png',
  'https://user:password@example.com/a.png',
  'https://user@example.com/a.png',
  'https://:password@example.com/a.png',
  'https://',
  'data:image/png;base64,AA==',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  'blob:https://example.com/1',
  'ipns://example.com/a.png',
  'eip155:1/erc721:0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D/1',
  `https://example.com/${'a'.repeat(2_000)}`,
])('error: the record %j', (record) => {
  expect(toFileUrl(record, gateway)).toBeUndefined()
})

test('error: a URL that is too long when it is encoded', () => {
  expect(toFileUrl(`https://example.com/${'"'.repeat(1_000)}`, undefined)).toBeUndefined()
})

test.each([
  [`ipfs://${cid}`, `/ipfs/${cid}`],
  [`ipfs://ipfs/${cid}`, `/ipfs/${cid}`],
  [`ipfs://${oldCid}/images/1.png`, `/ipfs/${oldCid}/images/1.png`],
])('param: the gateway of %s', (record, path) => {
  expect(toFileUrl(record, gateway)).toBe(`https://ipfs.example.com${path}`)
})

test('param: a gateway with a path', () => {
  expect(toFileUrl(`ipfs://${cid}`, 'https://example.com/files/')).toBe(
    `https://example.com/files/ipfs/${cid}`,
  )
})

test('param: without a gateway, an ipfs: URL counts as no image', () => {
  expect(toFileUrl(`ipfs://${cid}`, undefined)).toBeUndefined()
})

test.each([
  'ipfs://',
  'ipfs://ipfs/',
  'ipfs://../admin',
  `ipfs://${cid}/../../admin`,
  `ipfs://${cid}/%2e%2e/%2E./admin`,
  `ipfs://${cid}/..\\..\\admin`,
  `ipfs://${cid}?x=1`,
  `ipfs://${cid}@evil.example`,
])('error: %s does not leave the document', (record) => {
  expect(toFileUrl(record, gateway)).toBeUndefined()
})

test('behavior: every result is an https: URL of at most 2,000 characters', () => {
  const record = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary' }).map((rest) => `https://example.com/${rest}`),
    fc.string({ unit: 'binary' }).map((rest) => `ipfs://${cid}/${rest}`),
  )
  fc.assert(
    fc.property(record, (text) => {
      const url = toFileUrl(text, gateway)
      if (url === undefined) return
      expect(url).toMatch(/^https:\/\/[^\s"<>]+$/)
      expect(url.length).toBeLessThanOrEqual(2_000)
    }),
  )
})
