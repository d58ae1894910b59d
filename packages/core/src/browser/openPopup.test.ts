import { expect, test, vi } from 'vitest'
import { openPopup } from './openPopup.js'
import { readTimeZone } from './readTimeZone.js'

function createScope() {
  const popup = {
    opener: {} as unknown,
    closed: false,
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  return { popup, open: vi.fn(() => popup) }
}

test('default: opens an empty window without access to this one, then shows a page', () => {
  const { popup, open } = createScope()
  const opened = openPopup({}, { open })
  expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=600,height=800')
  expect(popup.opener).toBeNull()
  expect(popup.location.replace).not.toHaveBeenCalled()
  expect(opened?.show('https://pay.example')).toBe(true)
  expect(popup.location.replace).toHaveBeenCalledWith('https://pay.example')
  opened?.close()
  expect(popup.close).toHaveBeenCalledOnce()
})

test('param: url, keeps the access that its last page needs to post a message', () => {
  const { popup, open } = createScope()
  const { opener } = popup
  const opened = openPopup({ url: 'https://login.example/loading' }, { open })
  expect(open).toHaveBeenCalledWith('https://login.example/loading', '_blank', 'popup,width=600,height=800')
  expect(popup.opener).toBe(opener)
  expect([opened?.isSource(popup), opened?.isSource(null), opened?.isSource({})]).toEqual([
    true,
    false,
    false,
  ])
  expect(opened?.isClosed()).toBe(false)
  popup.closed = true
  expect(opened?.isClosed()).toBe(true)
})

test('behavior: a window that the user has closed shows nothing', () => {
  const { popup, open } = createScope()
  const opened = openPopup({}, { open })
  popup.closed = true
  expect(opened?.show('https://pay.example')).toBe(false)
  expect(popup.location.replace).not.toHaveBeenCalled()
})

test('behavior: a blocked window, and a server', () => {
  expect(openPopup({}, { open: () => null })).toBeUndefined()
  expect(openPopup({}, {})).toBeUndefined()
})

test('default: readTimeZone', () => {
  expect(readTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
