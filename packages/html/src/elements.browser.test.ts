import { disconnect } from '@latchkit/core/actions'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createModal } from './createModal.js'
import { defineElements } from './defineElements.js'
import type { LatchkitButtonElement } from './elements/LatchkitElement.js'
import { connectFake, createKitWithWallets, createPrefix } from './testKit.fixtures.js'

const dialog = page.getByRole('dialog')
const opened: { destroy(): void }[] = []

afterEach(() => {
  for (const modal of opened.splice(0)) modal.destroy()
  document.body.replaceChildren()
})

/** Defines the elements of a kit. */
function setUp(options: Parameters<typeof createKitWithWallets>[0] = {}, prefix = createPrefix()) {
  const setup = createKitWithWallets(options)
  opened.push(defineElements(setup.kit, { prefix }))
  return { ...setup, prefix, wallet: setup.adapters[0].wallet('io.fake') }
}

/** Appends an element to the document. */
function append(name: string, attributes: Readonly<Record<string, string>> = {}): LatchkitButtonElement {
  const element = document.createElement(name) as LatchkitButtonElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.body.append(element)
  return element
}

function getButton(element: Element): HTMLButtonElement | null | undefined {
  return element.shadowRoot?.querySelector('button')
}

test('default', async () => {
  const { kit, prefix } = setUp()
  append(`${prefix}-network-button`)
  append(`${prefix}-account-button`)
  append(`${prefix}-button`)
  await expect.element(page.getByRole('button', { name: 'Network: Local One' })).toBeVisible()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kit.getState().connection.eip155).toMatchObject({ status: 'connected' })
  await expect.element(page.getByRole('button', { name: /^Account .*ETH.*0xf39F…2266$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Account 0xf39F…2266' }).click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('behavior: an element of the document becomes a button when it is defined', async () => {
  const prefix = createPrefix()
  document.body.innerHTML = `<${prefix}-button label="Sign in">Connect</${prefix}-button>`
  expect(document.body.textContent).toBe('Connect')
  setUp({}, prefix)
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('behavior: a property that was set before the element was defined counts', async () => {
  const prefix = createPrefix()
  const element = append(`${prefix}-button`)
  Object.assign(element, { label: 'Sign in' })
  setUp({}, prefix)
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(element.getAttribute('label')).toBe('Sign in')
})

test('behavior: an element that is moved keeps its button', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-button`)
  await expect.poll(() => getButton(element)).toBeTruthy()
  const before = getButton(element)
  const place = document.createElement('main')
  document.body.append(place)
  place.append(element)
  element.setAttribute('label', 'Moved')
  await expect.element(page.getByRole('button', { name: 'Moved' })).toBeVisible()
  expect(getButton(element)).toBe(before)
})

test('behavior: an element that is removed has no content, and gets it again', async () => {
  const { kit, prefix } = setUp()
  const element = append(`${prefix}-button`)
  await expect.poll(() => getButton(element)).toBeTruthy()
  element.remove()
  await expect.poll(() => getButton(element)).toBeNull()
  await connectFake(kit)
  document.body.append(element)
  await expect.element(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()
})

test('behavior: an element works in another shadow root', async () => {
  const { prefix } = setUp()
  const host = document.createElement('section')
  document.body.append(host)
  const element = document.createElement(`${prefix}-button`)
  host.attachShadow({ mode: 'open' }).append(element)
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect.element(button).toBeVisible()
  expect(getComputedStyle(button.element()).fontWeight).toBe('650')
  await button.click()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
})

test('behavior: the page can style the button, and its CSS does not reach it otherwise', async () => {
  const { prefix } = setUp()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `button{background:red} ${prefix}-button{--latchkit-accent:rgb(4,5,6)} ${prefix}-button::part(button){border-radius:3px}`,
  )
  document.adoptedStyleSheets.push(sheet)
  append(`${prefix}-button`)
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect.element(button).toBeVisible()
  expect(getComputedStyle(button.element()).backgroundColor).toBe('rgb(4, 5, 6)')
  expect(getComputedStyle(button.element()).borderRadius).toBe('3px')
})

test('behavior: the focus returns to the button when the modal closes', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-button`)
  await expect.poll(() => getButton(element)).toBeTruthy()
  element.focus()
  expect(element.shadowRoot?.activeElement).toBe(getButton(element))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(getButton(element))
})

test('behavior: click() of the element opens the modal', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-button`)
  await expect.poll(() => getButton(element)).toBeTruthy()
  element.click()
  await expect.element(dialog).toBeVisible()
})

test('behavior: all elements share one modal', async () => {
  const { kit, prefix } = setUp()
  const elements = [append(`${prefix}-button`), append(`${prefix}-button`)]
  opened.push(createModal(kit), defineElements(kit, { prefix }))
  for (const element of elements) {
    await expect.poll(() => getButton(element)).toBeTruthy()
    element.click()
    await expect.element(dialog).toBeVisible()
    expect(document.querySelectorAll('[data-latchkit="modal"]')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

test('behavior: two kits in one document each have their elements', async () => {
  const [first, second] = [setUp(), setUp()]
  append(`${first.prefix}-button`, { label: 'First' })
  append(`${second.prefix}-button`, { label: 'Second' })
  await page.getByRole('button', { name: 'Second' }).click()
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  await expect.element(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'First' })).toBeVisible()
  expect(first.kit.getState().connection.eip155?.status).toBe('disconnected')
})

test('error: another kit cannot take the elements of a kit', () => {
  const { prefix } = setUp()
  const other = createKitWithWallets()
  expect(() => defineElements(other.kit, { prefix })).toThrow(
    `<${prefix}-button> belongs to another kit. Define the elements of this one with a prefix of its own`,
  )
  opened.push(createModal(other.kit))
})

test('behavior: with enableEmbedded, the modal is in its element', async () => {
  const { prefix } = setUp({ enableEmbedded: true })
  const element = append(`${prefix}-modal`)
  append(`${prefix}-button`)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.element(page.getByRole('button', { name: 'Fake Wallet' })).toBeVisible()
  expect(element.shadowRoot?.querySelector('[data-latchkit="modal"]')).not.toBeNull()
})

test('param: label', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-button`, { label: 'Sign in' })
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  element.label = 'Log in'
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  element.label = undefined
  await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('param: disabled', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-button`, { disabled: '' })
  await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeDisabled()
  element.disabled = false
  await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
})

test('param: balance', async () => {
  const { kit, prefix } = setUp()
  await connectFake(kit)
  const element = append(`${prefix}-account-button`, { balance: 'hide' })
  await expect.element(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()
  element.setAttribute('balance', 'show')
  await expect.element(page.getByRole('button', { name: /ETH/ })).toBeVisible()
  await disconnect(kit)
  await expect.poll(() => getButton(element)).toBeNull()
})

test('param: namespace', async () => {
  const { prefix } = setUp()
  const element = append(`${prefix}-network-button`, { namespace: 'eip155' })
  expect(element.namespace).toBe('eip155')
  await expect.element(page.getByRole('button', { name: 'Network: Local One' })).toBeVisible()
  const errors: string[] = []
  const note = (event: ErrorEvent): void => {
    event.preventDefault()
    errors.push(event.message)
  }
  addEventListener('error', note)
  element.setAttribute('namespace', 'solana')
  removeEventListener('error', note)
  expect(errors).toEqual([
    expect.stringContaining(
      'the attribute must be a namespace of the configured networks ("eip155"), got "solana"',
    ),
  ])
})

test('param: kit', () => {
  const { kit, prefix } = setUp()
  expect(append(`${prefix}-button`).kit).toBe(kit)
})
