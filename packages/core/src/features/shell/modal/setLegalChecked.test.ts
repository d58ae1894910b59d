import { expect, test } from 'vitest'
import type { Route } from '../../../engine/routes.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { toConnectModel } from '../../wallet/connection/toConnectModel.js'
import { closeModal } from './closeModal.js'
import { navigate } from './navigate.js'
import { openModal } from './openModal.js'
import { setLegalChecked } from './setLegalChecked.js'

function setUp(options: Parameters<typeof createTestKit>[0]) {
  const { kit } = createTestKit(options)
  kit.mount()
  const checkbox = () => {
    const model = toConnectModel(kit.getState(), kit.config)
    return model.status === 'ready' ? model.legalCheckbox : undefined
  }
  return { kit, checkbox }
}

const withTerms = { features: { legalCheckbox: true }, termsConditionsUrl: '/terms' } as const

test('default: unchecked at first, and kept while the modal is open', async () => {
  const { kit, checkbox } = setUp(withTerms)
  void openModal(kit)
  expect(checkbox()).toEqual({ checked: false })
  await setLegalChecked(kit, { checked: true })
  await navigate(kit, { route: { view: 'what-is-a-wallet' } })
  expect(kit.getState().modal).toMatchObject({ status: 'open', legalChecked: true })
  expect(checkbox()).toEqual({ checked: true })
  await setLegalChecked(kit, { checked: false })
  expect(checkbox()).toEqual({ checked: false })
  await setLegalChecked(kit, { checked: true })
  await closeModal(kit)
  expect(checkbox()).toEqual({ checked: false })
  void openModal(kit)
  expect(checkbox()).toEqual({ checked: false })
})

test('behavior: no checkbox without the option, or without a link', () => {
  expect(setUp({ termsConditionsUrl: '/terms' }).checkbox()).toBeUndefined()
  expect(setUp({ features: { legalCheckbox: true } }).checkbox()).toBeUndefined()
})

test('behavior: ignored while the modal is closed', async () => {
  const { kit } = setUp(withTerms)
  await setLegalChecked(kit, { checked: true })
  expect(kit.getState().modal).toEqual({ status: 'closed' })
})

const walletViews: readonly Route[] = [
  { view: 'all-wallets' },
  { view: 'connecting', walletId: 'io.fake', namespace: 'eip155' },
  { view: 'connecting-basic' },
  { view: 'connecting-multi-chain', walletId: 'io.fake' },
  { view: 'connecting-remote' },
]

test.each(walletViews)(
  'behavior: $view opens as the connect view until the terms are accepted',
  async (route) => {
    const { kit } = setUp(withTerms)
    const stack = () => {
      const { modal } = kit.getState()
      return modal.status === 'open' ? modal.stack : []
    }
    const { view } = route
    const connectRoute = { view: 'connect', ...('namespace' in route && { namespace: route.namespace }) }
    if (view === 'all-wallets' || view === 'connecting-basic') {
      void openModal(kit, { view })
      expect(stack()).toEqual([connectRoute])
    }
    void openModal(kit, { view: 'what-is-a-wallet' })
    await navigate(kit, { route })
    expect(stack()).toEqual([{ view: 'what-is-a-wallet' }, connectRoute])
    void openModal(kit, { view: 'what-is-a-wallet' })
    await navigate(kit, { route, replace: true })
    expect(stack()).toEqual([connectRoute])

    await setLegalChecked(kit, { checked: true })
    await navigate(kit, { route })
    expect(stack()).toEqual([connectRoute, route])
  },
)

test('behavior: opens these views without the checkbox option', () => {
  const { kit } = setUp({ features: { legalCheckbox: true } })
  void openModal(kit, { view: 'all-wallets' })
  expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'all-wallets' }] })
})
