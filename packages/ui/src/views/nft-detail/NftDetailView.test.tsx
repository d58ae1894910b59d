import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { bare, fixtures, hostile, solana, tickets } from './NftDetailView.fixtures.js'
import { NftDetailView, type NftDetailViewProps } from './NftDetailView.js'

const render = (model: NftDetailViewProps['model']) => renderToMarkup(<NftDetailView model={model} />)
const textsOf = (model: NftDetailViewProps['model']) => getTexts(render(model))

test('default', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    ...['Harbor #1', 'Harbors', 'One of two hundred harbors.\nEach has a light of its own.'],
    ...['Amount', '1', 'Standard', 'ERC-721'],
    ...['Contract', 'Copy contract address', '0xaaaa…aaaa', 'Token ID', 'Copy token ID', '1'],
    ...['Network', 'Ethereum', 'View on explorer'],
  ])
})

test('behavior: shows how many the account owns', () => {
  expect(textsOf(tickets)).toEqual(expect.arrayContaining(['25', 'ERC-1155']))
})

test('behavior: an NFT on Solana has a mint address', () => {
  const texts = textsOf(solana)
  expect(texts).toEqual(expect.arrayContaining(['Metaplex', 'Mint address', '7S3P…AaKv', 'Solana']))
  expect(texts).not.toContain('Contract')
  expect(texts).not.toContain('Token ID')
})

test('behavior: leaves out what is unknown', () => {
  expect(textsOf(bare)[0]).toBe('Unnamed NFT')
  expect(render(bare)).not.toMatch(/<img |<a |description|collection/)
})

test('error: shows markup as text, shortens a long id, and has no unsafe link', () => {
  const markup = render(hostile)
  expect(markup).not.toContain('<b>Claim')
  expect(markup).not.toContain('javascript:')
  expect(getTexts(markup)).toContain('9999…9999')
})

test('behavior: an NFT that the account does not have', () => {
  expect(textsOf(fixtures.missing)).toEqual([
    'NFT not found',
    'It’s not among the loaded NFTs of this account.',
  ])
})
