import { expect, test } from 'vitest'
import { openAppLink } from './openAppLink.js'

function scope(hasFocus: boolean) {
  const opened: unknown[] = []
  const open = (...given: unknown[]) => opened.push(given)
  return { opened, document: { hasFocus: () => hasFocus }, open }
}

test('default', () => {
  const page = scope(true)
  openAppLink('wallet://', '_self', page)
  expect(page.opened).toEqual([['wallet://', '_self', 'noreferrer noopener']])
})

test('behavior: opens nothing while the document has no focus', () => {
  const page = scope(false)
  openAppLink('wallet://', '_self', page)
  expect(page.opened).toEqual([])
})

test('behavior: on a server nothing is opened', () => {
  expect(() => openAppLink('wallet://', '_self', {})).not.toThrow()
})
