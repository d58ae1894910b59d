import { expect, test } from 'vitest'
import { getTexts, renderToMarkup } from '../../../.storybook/renderToMarkup.js'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import { empty, emptyPage, fixtures, hostile, many, one, retrying } from './NftsPanel.fixtures.js'
import { NftsPanel, type NftsPanelModel } from './NftsPanel.js'

const textsOf = (model: NftsPanelModel, copy = fullEn) =>
  getTexts(renderToMarkup(<NftsPanel model={model} />, copy)).filter((text) => text.trim() !== '')

test('default', () => {
  expect(textsOf(fixtures.ready)).toEqual([
    ...['NFTs', 'On Ethereum'],
    ...['Harbor #1', 'Harbors', 'Harbor #2', 'Harbors', 'Harbor #3', 'Harbors'],
    ...['×25', 'Ferry ticket', 'Harbors', 'Amount: 25'],
  ])
})

test('behavior: shows no NFTs while they are unknown', () => {
  expect(textsOf(fixtures.loading)).toEqual(['NFTs', 'Loading NFTs'])
})

test('error: says when failed NFTs are read again', () => {
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(2026, 4, 20, 12, 4, 30))
  expect(textsOf(fixtures.failed)).toEqual(['NFTs', 'Failed to fetch NFTs', `We’ll check again at ${time}.`])
  expect(textsOf(retrying)).toContain('We’ll check again soon.')
})

test('error: keeps the NFTs, and says from when they are', () => {
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(2026, 4, 20, 12, 4))
  expect(textsOf(fixtures.stale)).toEqual(expect.arrayContaining([`Showing NFTs from ${time}`, 'Harbor #1']))
})

test('behavior: a server without NFTs says so, and not that there are none', () => {
  expect(textsOf(fixtures.absent)).toEqual([
    'NFTs',
    'Not available here',
    'This app doesn’t list NFTs on Ethereum yet.',
  ])
})

test('behavior: a server that knows only what arrived since some block says so', () => {
  const text = 'This app doesn’t show earlier NFTs on Ethereum yet.'
  expect(textsOf({ ...empty, isRecent: true })).toEqual(['NFTs', 'On Ethereum', text])
})

test('behavior: there are no NFTs, or a page of which everything was left out', () => {
  expect(textsOf(empty)).toEqual(
    expect.arrayContaining(['No NFTs yet', 'NFTs of this account on Ethereum appear here.']),
  )
  expect(textsOf(emptyPage)).toEqual(['NFTs', 'On Ethereum', 'Show all NFTs'])
  expect(textsOf(one)).not.toContain('Show all NFTs')
})

test('behavior: shows as many NFTs as have a place', () => {
  expect(textsOf(many)).toEqual(expect.arrayContaining(['Harbor #5', 'Show all NFTs']))
  expect(textsOf(many)).not.toContain('Harbor #6')
})

test('behavior: formats amounts in the locale', () => {
  const arabic = textsOf(fixtures.ready, { ...fullAr, lang: 'ar-EG' })
  expect(arabic).toContain(`×${new Intl.NumberFormat('ar-EG').format(25)}`)
})

test('error: names that are missing, implausible amounts, and images that are unsafe', () => {
  const markup = renderToMarkup(<NftsPanel model={hostile} />)
  expect(getTexts(markup)).toEqual(expect.arrayContaining(['Unnamed NFT', '×&gt;999T']))
  expect(markup.match(/<img /g)).toHaveLength(2)
  expect(markup).not.toContain('javascript:')
  expect(markup).not.toContain('<b>Free')
})

test('behavior: images are lazy, without a referrer and a second name', () => {
  const images = renderToMarkup(<NftsPanel model={fixtures.ready} />).match(/<img [^>]*>/g) ?? []
  expect(images).toHaveLength(4)
  for (const image of images) expect(image).toMatch(/^<img loading="lazy".*alt="".*no-referrer/)
})
