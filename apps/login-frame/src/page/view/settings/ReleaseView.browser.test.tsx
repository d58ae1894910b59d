import '../frame.css'
import './settings.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createApprovalQueue } from '../../approval/createApprovalQueue.js'
import { en } from '../../copy/en.js'
import { frame as ar } from '../../copy/languages/ar/frame.js'
import { createFakeAuthenticator } from '../../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../../vault/createFakeVault.fixtures.js'
import { App } from '../App.js'

const release = {
  id: 'jkt-0001',
  origin: 'https://other-dapp.example',
  browser: 'Firefox on Linux',
  network: '192.0.2.0/24',
  releaseAt: 1,
  isReady: false,
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const title = (name: string) => expect.element(page.getByRole('heading', { name, level: 1 })).toHaveFocus()

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Opens the request of a new device in the settings. */
async function setUp(copy = en) {
  const vault = createFakeVault()
  vault.releases.push(release)
  const queue = createApprovalQueue({
    prepare: () => Promise.reject(new Error('Nothing is prepared')),
    sign: () => Promise.reject(new Error('Nothing is signed')),
  })
  document.documentElement.dir = copy.direction
  const settings = {
    ...{ vault, authenticator: createFakeAuthenticator() },
    ...{ copy: async () => {}, setTimer: () => () => {} },
  }
  const now = () => performance.now()
  await render(
    <App
      {...{ queue, copy, now }}
      createWork={() => settings}
      // Tests find the settings in this page.
      isFramed={() => true}
      networks={[]}
      projectId="my-project"
    />,
  )
  const subject = { origin: 'https://my-dapp.example', chainId: 'eip155:1', address: '' } as const
  queue
    .request({ ...subject, request: { type: 'settings' } }, new AbortController().signal)
    .catch(() => undefined)
  await button(copy.settings.devices).click()
  await expect.element(page.getByRole('heading', { name: copy.settings.release.title })).toBeVisible()
  await button(/Firefox on Linux/).click()
  await title(copy.settings.release.askTitle)
  return vault
}

const getDecisions = ({ calls }: ReturnType<typeof createFakeVault>) =>
  calls.filter(({ name }) => name === 'decideRelease').map(({ parameters }) => parameters)

test.each([
  ['en', en],
  ['ar', ar],
] as const)(
  'default: shows the new device, and allows it; then it can be refused until it has opened the wallet (%s)',
  async (_, copy) => {
    const vault = await setUp(copy)
    for (const text of ['Firefox on Linux', release.origin, release.network, copy.settings.release.warning])
      await expect.element(page.getByText(text, { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expect.element(button(copy.settings.release.allow)).toHaveAttribute('aria-disabled', 'false')
    await button(copy.settings.release.allow).click()
    await title(copy.settings.devices)
    const { ready, allow, refuse } = copy.settings.release
    await expect.element(page.getByRole('heading', { name: ready.title })).toBeVisible()
    await expect.element(page.getByText(copy.settings.release.text)).not.toBeInTheDocument()
    expect(getDecisions(vault)).toEqual([{ id: release.id, isAllowed: true }])

    await button(/Firefox on Linux/).click()
    await title(ready.askTitle)
    await expect.element(page.getByText(ready.warning)).toBeVisible()
    await expect.element(button(allow)).not.toBeInTheDocument()
    await expect.element(button(refuse)).toHaveAttribute('aria-disabled', 'false')
    await button(refuse).click()
    await title(copy.settings.devices)
    await expect.element(page.getByText(copy.settings.devicesText)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: ready.title })).not.toBeInTheDocument()
    expect(getDecisions(vault).at(-1)).toEqual({ id: release.id, isAllowed: false })
  },
)

test('behavior: refuses it', async () => {
  const vault = await setUp()
  const refuse = button(en.settings.release.refuse)
  await expect.element(refuse).toHaveAttribute('aria-disabled', 'false')
  await refuse.click()
  await title(en.settings.devices)
  expect(getDecisions(vault)).toEqual([{ id: release.id, isAllowed: false }])
})

test('error: a click of a script, and an element over the button, decide nothing', async () => {
  const vault = await setUp()
  const allow = button(en.settings.release.allow)
  await expect.element(allow).toHaveAttribute('aria-disabled', 'false')
  allow.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const cover = document.createElement('div')
  cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none'
  document.body.append(cover)
  await expect.element(allow).toHaveAttribute('aria-disabled', 'true')
  await allow.click({ force: true })
  cover.remove()
  expect(vault.calls.map(({ name }) => name)).not.toContain('decideRelease')
})
