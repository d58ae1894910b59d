import '../frame.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { PermissionContent } from '../../approval/types.js'
import { en } from '../../copy/en.js'
import { frame as ar } from '../../copy/languages/ar/frame.js'
import { expiry, recipient, sessionKey, start, token } from '../../permission/permissions.fixtures.js'
import { firstPermission, unknownToken, unlimitedCalls } from '../permissions.fixtures.js'
import { origin, renderRequest } from '../renderRequest.fixtures.js'
import { formatDate } from './formatTime.js'

afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
})

/** Renders a permission at its start. The clock of the buttons is another one. */
async function renderPermission(content: PermissionContent, copy = en) {
  vi.useFakeTimers({ toFake: ['Date'], now: start * 1_000 })
  await page.viewport(320, 600)
  const world = await renderRequest(content, copy)
  const text = (document.querySelector('main')?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '')
  return { ...world, text }
}

test('default: who may do what until when, what stays impossible, and how to end it', async () => {
  const { text } = await renderPermission(firstPermission)
  for (const part of [
    'Give a permission',
    `${origin} can use your account with the session account below, without asking you again.`,
    `It can send at most 10 TUSD in each period of 1 day, only to ${recipient}.`,
    'Until it ends, that is at most 300 TUSD in total.',
    `It ends on ${formatDate(expiry * 1_000, 'en')}.`,
    en.permissions.sentences.noOtherRecipients,
    en.permissions.sentences.noAccountChange,
    en.permissions.howToEnd,
    `Session account${sessionKey}`,
    `TokenTUSD\n${token}`,
    en.notices.becomesSmartAccount,
    'Network fee paid by My dapp',
  ])
    expect(text).toContain(part)
  expect(document.querySelector('.warning')).toBeNull()
})

test('default: in Arabic, with the date and the duration of that language', async () => {
  const { text } = await renderPermission(firstPermission, ar)
  for (const part of [
    ar.titles.grantPermission,
    `يستطيع ${origin} استخدام حسابك`,
    '10 TUSD',
    `ينتهي في ${formatDate(expiry * 1_000, 'ar')}.`,
    ar.permissions.howToEnd,
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/\{\w+\}/)
})

test('behavior: calls without a limit have red warnings', async () => {
  const { text } = await renderPermission(unlimitedCalls)
  const warnings = [...document.querySelectorAll('.warning[data-level="danger"]')]
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    en.warnings.permissionUnlimited,
    en.warnings.permissionMovesTokens,
    en.warnings.permissionAnyContent,
  ])
  for (const part of ['approve (0x095ea7b3), 0x12345678', token, recipient, 'at most 1 ETH'])
    expect(text).toContain(part)
  expect(text).toContain(en.permissions.sentences.callsUnlimited)
})

test('behavior: an unknown token is named by its address, in base units', async () => {
  const { text } = await renderPermission(unknownToken)
  expect(text).toContain(`${2n ** 200n} base units of an unknown token in total, to any account`)
  for (const warning of ['permissionUnlimited', 'permissionUnknownToken', 'permissionAnyRecipient'] as const)
    expect(text).toContain(en.warnings[warning])
  expect(text).toContain(`It starts on ${formatDate((expiry - 86_400) * 1_000, 'en')}`)
})

const contents = { firstPermission, unlimitedCalls, unknownToken }
test.each(
  Object.entries(contents).flatMap(([name, content]) =>
    [en, ar].map((copy) => [`behavior: ${name}, 320 px, ${copy.direction}`, content, copy] as const),
  ),
)('%s', async (_title, content, copy) => {
  const { approve } = await renderPermission(content, copy)
  const { right, left, bottom } = approve.element().getBoundingClientRect()
  expect({ isInside: left >= 0 && right <= 320 && bottom <= 600 }).toEqual({ isInside: true })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const element of document.querySelectorAll('main *'))
    expect(element.scrollWidth, element.textContent ?? '').toBeLessThanOrEqual(
      Math.max(320, element.clientWidth),
    )
  expect(document.querySelector('main [style]')).toBeNull()
})

test('error: a click right after the display, and one of a script, grant nothing', async () => {
  const { queue, approve, signed } = await renderPermission(firstPermission)
  await expect.element(page.getByText(en.unread)).toBeInTheDocument()
  document.querySelector('.content')?.scrollTo(0, 9_999)
  await expect.poll(() => queue.state.status === 'deciding' && queue.state.displayedAt !== null).toBe(true)
  const digest = queue.state.status === 'deciding' ? queue.state.digest : ''
  // Displayed in the future: the test cannot be too slow.
  queue.send({ type: 'displayed', digest, at: performance.now() + 60_000 })
  await approve.click({ force: true })
  const button = approve.element() as HTMLButtonElement
  button.click()
  expect(queue.state.status).toBe('deciding')
  expect(signed).toEqual([])
})
