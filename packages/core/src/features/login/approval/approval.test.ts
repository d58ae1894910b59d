import { expect, test } from 'vitest'
import { closeModal } from '../../shell/modal/closeModal.js'
import { goBack } from '../../shell/modal/goBack.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { createLoginKit } from '../login/login.fixtures.js'
import { watchApprovals } from './watchApprovals.js'

function setUp() {
  const world = createLoginKit()
  const stop = watchApprovals(world.kit)
  const aborts = () => world.frame.calls.filter(([method]) => method === 'abortApprovals').length
  return { ...world, stop, aborts }
}

test('default: the modal opens below the frame, and closes with it', () => {
  const { frame, view, aborts } = setUp()
  frame.setApproval(true)
  expect(view()).toBe('approve-transaction')
  frame.setApproval(false)
  expect(view()).toBeUndefined()
  expect(aborts()).toBe(0)
})

test('behavior: the state says whether the frame shows the settings or a request, which share the view', () => {
  const { kit, frame, view } = setUp()
  const isSettings = () => kit.getState().approval?.isSettings
  frame.setApproval(true, true)
  expect([view(), isSettings()]).toEqual(['approve-transaction', true])
  frame.setApproval(true, false)
  expect([view(), isSettings()]).toEqual(['approve-transaction', false])
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'approve-transaction' }] })
  frame.setApproval(false)
  expect([view(), isSettings()]).toEqual([undefined, false])
})

test('behavior: in an open modal, the view before it is shown again', async () => {
  const { kit, frame, view, aborts } = setUp()
  void openModal(kit)
  await navigate(kit, { route: { view: 'networks' } })
  frame.setApproval(true)
  expect(view()).toBe('approve-transaction')
  frame.setApproval(false)
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'connect' }, { view: 'networks' }] })
  expect(aborts()).toBe(0)
})

test('behavior: Escape and going back do not close it; closing it by force aborts the request', async () => {
  const { kit, frame, view, aborts } = setUp()
  frame.setApproval(true)
  await closeModal(kit, { reason: 'escape' })
  await closeModal(kit, { reason: 'backdrop' })
  await goBack(kit)
  expect(view()).toBe('approve-transaction')
  expect(aborts()).toBe(0)
  await closeModal(kit, { reason: 'close-button', force: true })
  expect(view()).toBeUndefined()
  expect(aborts()).toBe(1)
  expect(kit.getState().approval).toEqual({ isOpen: false, isSettings: false })
})

test('behavior: another view in its place aborts the request', () => {
  const { kit, frame, view, aborts } = setUp()
  frame.setApproval(true)
  void openModal(kit)
  expect(view()).toBe('connect')
  expect(aborts()).toBe(1)
})

test('behavior: a view that is shown instead stays when the frame hides', () => {
  const { kit, frame, view } = setUp()
  frame.setApproval(true)
  kit.internal.send({ feature: 'modal', event: { type: 'push', route: { view: 'networks' } } })
  frame.setApproval(false)
  expect(view()).toBe('networks')
})

test('behavior: it is not shown after watching has stopped', () => {
  const { frame, view, stop } = setUp()
  stop()
  frame.setApproval(true)
  expect(view()).toBeUndefined()
})
