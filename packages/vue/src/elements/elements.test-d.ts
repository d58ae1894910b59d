import type { ChainNamespace } from '@latchkit/core'
import { expectTypeOf, test } from 'vitest'
import { createApp, type GlobalComponents, h, ref } from 'vue'
import { LatchkitAccountButton, LatchkitButton, LatchkitModal, LatchkitNetworkButton } from './components.js'
import { latchkitElements } from './latchkitElements.js'

test('behavior: the props of the components', () => {
  type Props = InstanceType<typeof LatchkitButton>['$props']
  expectTypeOf<Props['label']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Props['namespace']>().toEqualTypeOf<ChainNamespace | undefined>()
  expectTypeOf<Props['disabled']>().toEqualTypeOf<boolean | undefined>()
  h(LatchkitButton, { label: 'Sign in', class: 'wide' })
  h(LatchkitAccountButton, { balance: 'hide' })
  h(LatchkitNetworkButton, { namespace: 'eip155' })
  h(LatchkitModal)
  // @ts-expect-error: a label is text.
  h(LatchkitButton, { label: 1 })
  // @ts-expect-error: show or hide.
  h(LatchkitAccountButton, { balance: 'no' })
})

test('behavior: templates know the components', () => {
  expectTypeOf<GlobalComponents['LatchkitButton']>().toEqualTypeOf<typeof LatchkitButton>()
  expectTypeOf<GlobalComponents['LatchkitAccountButton']>().toEqualTypeOf<typeof LatchkitAccountButton>()
  expectTypeOf<GlobalComponents['LatchkitNetworkButton']>().toEqualTypeOf<typeof LatchkitNetworkButton>()
  expectTypeOf<GlobalComponents['LatchkitModal']>().toEqualTypeOf<typeof LatchkitModal>()
})

test('behavior: the options of the plugin', () => {
  const app = createApp({})
  app.use(latchkitElements)
  app.use(latchkitElements, { locale: 'auto' })
  app.use(latchkitElements, { locale: ref('de'), prefix: 'shop' })
  // @ts-expect-error: not a language.
  app.use(latchkitElements, { locale: 1 })
})
