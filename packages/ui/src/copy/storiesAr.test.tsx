import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { loadStoryModules, type StoryModule } from '../../.storybook/loadStoryModules.js'
import { getTexts, renderToMarkup } from '../../.storybook/renderToMarkup.js'
import { groupAddress } from '../format/groupAddress.js'
import { shortenAddress } from '../format/shortenAddress.js'
import { fullAr } from './fullCopy.fixtures.js'
import { buttons as buttonsAr } from './languages/ar/buttons.js'
import { providerNames } from './providerNames.js'

/**
 * Properties whose values are data in any language: names, descriptions, symbols, addresses, the user's input, labels that the app sets on
 * its buttons, the words of an adapter of the app (`text` of the code `custom`), and the message of a sign-in.
 */
const dataProperties = [
  'absentOn',
  ...['name', 'symbol', 'address', 'query', 'label', 'reference', 'text'],
  // The networks and the sources of swaps.
  ...['networks', 'source', 'spender', 'router'],
  ...['zone', 'reason', 'collection', 'description', 'contract', 'fromName', 'toName', 'addressLabels'],
  ...['recipient', 'from', 'email', 'userName', 'current', 'message', 'sponsor', 'host'],
]

/** Names of products and standards, and the currency, that the Arabic texts write in Latin letters. */
const products = [
  'US$',
  'USD',
  'WalletConnect',
  'Permit2',
  'QR',
  'EVM',
  'NFT',
  'ERC',
  'Metaplex',
  'Chrome',
  'App Store',
  'Google Play',
  ...Object.values(providerNames),
]

const views = (await loadStoryModules()).filter(({ file }) => file.startsWith('views/'))

type Args = Readonly<Record<string, unknown>>

/** Renders a story in Arabic. */
function renderInArabic(
  { meta, stories }: StoryModule,
  story: string,
  change = (args: Args) => args,
): string {
  const own = stories[story]
  const given = change({ ...meta.args, ...own?.args })
  const args = { ...given, ...('copy' in given && { copy: buttonsAr }) }
  const render = own?.render ?? meta.render
  const context = { args, globals: { theme: 'light', locale: 'ar' } }
  // Only the properties that the stories of this package read from their context.
  const view = render
    ? Reflect.apply(render, undefined, [args, context])
    : createElement(meta.component as never, args)
  return renderToMarkup(view as ReactNode, fullAr)
}

/** Returns every text that is visible or read by a screen reader. */
function getReadableTexts(markup: string): readonly string[] {
  const attributes = markup.matchAll(/ (?:aria-label|aria-valuetext|alt|title|placeholder)="([^"]*)"/g)
  const all = [...getTexts(markup.replaceAll('<wbr/>', '')), ...[...attributes].map(([, text = '']) => text)]
  return all.map((text) =>
    text
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  )
}

/** Returns the values of the properties that are data. */
function getData(value: unknown, property = ''): readonly string[] {
  if (typeof value === 'string')
    return dataProperties.includes(property)
      ? [value, shortenAddress(value), ...getGroups(value, property)]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    // The labels of addresses are an object, whose properties are the addresses.
    getData(inner, Array.isArray(value) || property === 'addressLabels' ? property : name),
  )
}

/** Returns the groups of an address, together and one by one. */
function getGroups(value: string, property: string): readonly string[] {
  const groups = ['address', 'spender', 'router', 'recipient'].includes(property) ? groupAddress(value) : []
  return [groups.join(' '), ...groups]
}

/** Returns the Latin words of a text without the data and the product names. */
function findLatinWords(text: string, known: readonly string[]): readonly string[] {
  const rest = [...known, ...products]
    .sort((a, b) => b.length - a.length)
    .reduce((left, one) => (one ? left.replaceAll(one, ' ') : left), text)
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}

const cases = views.flatMap((module) => Object.keys(module.stories).map((story) => ({ ...module, story })))

test.each(cases)('behavior: $file, $story has no English text in Arabic', ({ story, ...module }) => {
  const known = getData({ ...module.meta.args, ...module.stories[story]?.args })
  const english = getReadableTexts(renderInArabic(module, story)).filter(
    (text) => findLatinWords(text, known).length > 0,
  )
  expect(english).toEqual([])
})

test.each(cases)('behavior: $file, $story has words for a wallet without a name', ({ story, ...module }) => {
  const isRemote = /^views\/(connecting-remote|downloads)\//.test(module.file)
  const words = isRemote ? fullAr.connectingRemote.anyWallet : fullAr.connect.browserWallet
  const renderWithName = (name: string) =>
    renderInArabic(module, story, (args) => renameWallets(args, name) as Args)
  expect(renderWithName('')).toBe(renderWithName(words))
})

/** Replaces the names of all wallets. */
function renameWallets(value: unknown, name: string, property = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => renameWallets(one, name, property))
  if (typeof value !== 'object' || value === null) return value
  // `current` is also the network of a view, which has a `reference`.
  const isWallet = /^(wallets?|current)$/.test(property) && 'name' in value && !('reference' in value)
  const inner = Object.entries(value).map(([key, one]) => [key, renameWallets(one, name, key)])
  return { ...Object.fromEntries(inner), ...(isWallet && { name }) }
}

test('error: finds an English word', () => {
  expect(findLatinWords('شبكة Base و Network', ['Base'])).toEqual(['Network'])
})
