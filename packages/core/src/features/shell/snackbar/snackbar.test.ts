import { expect, test } from 'vitest'
import { createTestKit } from '../../../testing/createTestKit.js'
import { hideSnackbar } from './hideSnackbar.js'
import { showSnackbar } from './showSnackbar.js'

test('default', async () => {
  const { kit, clock } = createTestKit()
  await showSnackbar(kit, { message: 'Copied' })
  expect(kit.getState().snackbar).toEqual({
    status: 'shown',
    snackbar: { id: expect.any(String), variant: 'success', code: 'custom', values: { text: 'Copied' } },
  })
  await clock.advance(4_999)
  expect(kit.getState().snackbar.status).toBe('shown')
  await clock.advance(1)
  expect(kit.getState().snackbar.status).toBe('hidden')
})

test('behavior: a newer one shows after 150 ms, for its full duration', async () => {
  const { kit, clock } = createTestKit()
  await showSnackbar(kit, { message: 'Sending', variant: 'loading' })
  await clock.advance(60_000)
  expect(kit.getState().snackbar).toMatchObject({
    snackbar: { values: { text: 'Sending' }, variant: 'loading' },
  })
  await showSnackbar(kit, { message: 'Sent', variant: 'icon', icon: 'plane' })
  await clock.advance(149)
  expect(kit.getState().snackbar.status).toBe('swapping')
  await clock.advance(1)
  expect(kit.getState().snackbar).toMatchObject({
    status: 'shown',
    snackbar: { values: { text: 'Sent' }, icon: 'plane' },
  })
  await clock.advance(4_999)
  expect(kit.getState().snackbar.status).toBe('shown')
  await clock.advance(1)
  expect(kit.getState().snackbar.status).toBe('hidden')
})

test('behavior: hiding cancels the timers', async () => {
  const { kit, clock } = createTestKit()
  await showSnackbar(kit, { message: 'One' })
  await showSnackbar(kit, { message: 'Two' })
  await hideSnackbar(kit)
  expect(kit.getState().snackbar).toEqual({ status: 'hidden' })
  expect(clock.pending).toBe(0)
  await hideSnackbar(kit)
  expect(kit.getState().snackbar).toEqual({ status: 'hidden' })
})
