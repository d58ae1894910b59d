import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { loadStoryModules, type StoryModule } from '../../.storybook/loadStoryModules.js'
import { getTexts, renderToMarkup } from '../../.storybook/renderToMarkup.js'
import { shortAddress } from '../format/shortAddress.js'
import { ar } from './ar.js'
import { buttonsAr } from './buttonsAr.js'

/**
 * Properties whose values are data, in any language: names, tickers, addresses, what the user typed, and what the app
 * writes on its own buttons.
 */
const dataProperties = ['name', 'symbol', 'address', 'query', 'label', 'reference']

/** Product names that the Arabic texts write in Latin letters. */
const products = ['WalletConnect', 'QR', 'EVM', 'Chrome', 'App Store', 'Google Play']

/** Names that the kit makes itself. */
const isMadeByKit = (name: string) => name === 'Browser wallet' || name.startsWith('Chain ')

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
  // Only what the stories of this package read from their context.
  const view = render
    ? Reflect.apply(render, undefined, [args, context])
    : createElement(meta.component as never, args)
  return renderToMarkup(view as ReactNode, ar)
}

/** Everything that is read by sight or by a screen reader. */
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

/** The values of the properties that are data. */
function getData(value: unknown, property = ''): readonly string[] {
  if (typeof value === 'string')
    return dataProperties.includes(property) && !isMadeByKit(value) ? [value, shortAddress(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    getData(inner, Array.isArray(value) ? property : name),
  )
}

/** What is left of a text without the data and the names. */
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

/** The views of wallets that are installed, and need not name themselves. */
const installedWalletViews =
  /^views\/(connect|connecting|all-wallets|account|switch-network|switch-active-chain)\//

test.each(cases.filter(({ file }) => installedWalletViews.test(file)))(
  'behavior: $file, $story translates the name of a wallet that does not name itself',
  ({ story, ...module }) => {
    const markup = renderInArabic(module, story, (args) => removeWalletNames(args) as Args)
    expect(markup).not.toContain('Browser wallet')
  },
)

/** The given args with wallets that do not name themselves. */
function removeWalletNames(value: unknown, property = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => removeWalletNames(one, property))
  if (typeof value !== 'object' || value === null) return value
  const isWallet = /^(wallets?|current)$/.test(property) && 'name' in value
  const inner = Object.entries(value).map(([name, one]) => [name, removeWalletNames(one, name)])
  return { ...Object.fromEntries(inner), ...(isWallet && { name: 'Browser wallet' }) }
}

test('error: an English text is found', () => {
  expect(findLatinWords('شبكة Base و Network', ['Base'])).toEqual(['Network'])
})
