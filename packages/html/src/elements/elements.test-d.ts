import type { ChainNamespace, openModal, RegisteredKit } from '@latchkit/core'
import { expectTypeOf, test } from 'vitest'
import type { Modal } from '../createModal.js'
import type {
  LatchkitAccountButtonElement,
  LatchkitButtonElement,
  LatchkitModalElement,
  LatchkitNetworkButtonElement,
} from './LatchkitElement.js'

declare const page: Document
declare const modal: Modal

test('behavior: the names of the elements have their types', () => {
  expectTypeOf(page.querySelector('latchkit-button')).toEqualTypeOf<LatchkitButtonElement | null>()
  expectTypeOf(page.createElement('latchkit-account-button')).toEqualTypeOf<LatchkitAccountButtonElement>()
  expectTypeOf(page.createElement('latchkit-network-button')).toEqualTypeOf<LatchkitNetworkButtonElement>()
  expectTypeOf(page.createElement('latchkit-modal')).toEqualTypeOf<LatchkitModalElement>()
})

test('behavior: properties have the types of the props', () => {
  const button = page.createElement('latchkit-button')
  expectTypeOf(button.label).toEqualTypeOf<string | undefined>()
  expectTypeOf(button.namespace).toEqualTypeOf<ChainNamespace | undefined>()
  expectTypeOf(button.disabled).toEqualTypeOf<boolean>()
})

test('behavior: an element and the modal have the kit of Register', () => {
  expectTypeOf(page.createElement('latchkit-button').kit).toEqualTypeOf<RegisteredKit>()
  expectTypeOf(modal.kit).toEqualTypeOf<RegisteredKit>()
  expectTypeOf(modal.open).returns.resolves.toEqualTypeOf<openModal.ReturnType>()
})
