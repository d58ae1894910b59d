import { navigate, openModal } from '@latchkit/core/actions'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

/** APIs that a supported browser lacks; `scripts/checks/browserSupport.json` lists the same names. */
const missing = {
  globals: [
    'AbortSignal.any',
    'Array.fromAsync',
    'CloseWatcher',
    'CSSScopeRule',
    'DisposableStack',
    'Error.isError',
    'Float16Array',
    'Intl.DurationFormat',
    'Intl.Segmenter',
    'Iterator',
    'Map.groupBy',
    'Math.f16round',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'RegExp.escape',
    'Response.json',
    'Sanitizer',
    'SuppressedError',
    'Temporal',
    'URL.canParse',
    'URL.parse',
    'URLPattern',
    'Uint8Array.fromBase64',
    'Uint8Array.fromHex',
    'navigation',
    'requestIdleCallback',
    'scheduler',
    'trustedTypes',
  ],
  methods: [
    'checkVisibility',
    'difference',
    'getHTML',
    'getSetCookie',
    'hidePopover',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'isWellFormed',
    'moveBefore',
    'requestClose',
    'setFromBase64',
    'setFromHex',
    'setHTML',
    'setHTMLUnsafe',
    'showPopover',
    'startViewTransition',
    'symmetricDifference',
    'toReversed',
    'toSorted',
    'toSpliced',
    'toWellFormed',
    'togglePopover',
    'transferToFixedLength',
    'union',
  ],
}

const restores: (() => void)[] = []

/** Removes a property from an object until the test ends. */
function removeProperty(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name)
  if (!descriptor?.configurable) return
  Reflect.deleteProperty(owner, name)
  restores.push(() => Object.defineProperty(owner, name, descriptor))
}

/** Removes every API that one of the supported browsers lacks. */
function removeUnsupportedApis(): void {
  for (const path of missing.globals) {
    const [first = '', second] = path.split('.')
    const owner = second === undefined ? globalThis : Reflect.get(globalThis, first)
    if (owner) removeProperty(owner, second ?? first)
  }
  const prototypes = [Array, Set, String, Element, HTMLElement, HTMLDialogElement, Document].map(
    ({ prototype }) => prototype,
  )
  for (const prototype of prototypes) for (const name of missing.methods) removeProperty(prototype, name)
}

afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

test('default', () => {
  removeUnsupportedApis()
  expect(['canParse' in URL, 'withResolvers' in Promise, 'toSorted' in [], 'Iterator' in globalThis]).toEqual(
    [false, false, false, false],
  )
})

test('behavior: the modal works without any API that a supported browser lacks', async () => {
  removeUnsupportedApis()
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
  await navigate(kit, { route: { view: 'networks' } })
  await expect.element(dialog).toHaveAccessibleName('Networks')
  await navigate(kit, { route: { view: 'what-is-a-wallet' } })
  await expect.element(dialog).toHaveAccessibleName('What is a wallet?')
  await navigate(kit, { route: { view: 'connect' } })
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  void openModal(kit, { view: 'account' })
  await expect.element(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
