import { expect, test } from 'vitest'
import { toConnectModel } from '../connection/toConnectModel.js'
import { createTestKit } from '../testing/createTestKit.js'
import { close } from './close.js'
import { open } from './open.js'
import { push } from './push.js'
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

test('default: unchecked, and remembered for as long as the modal is open', async () => {
  const { kit, checkbox } = setUp(withTerms)
  void open(kit)
  expect(checkbox()).toEqual({ checked: false })
  await setLegalChecked(kit, { checked: true })
  await push(kit, { route: { view: 'what-is-a-wallet' } })
  expect(kit.getState().modal).toMatchObject({ status: 'open', legalChecked: true })
  expect(checkbox()).toEqual({ checked: true })
  await setLegalChecked(kit, { checked: false })
  expect(checkbox()).toEqual({ checked: false })
  await setLegalChecked(kit, { checked: true })
  await close(kit)
  expect(checkbox()).toEqual({ checked: false })
  void open(kit)
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
