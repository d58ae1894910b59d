'use client'
import type { Latchkit } from '@latchkit/core'
import type { AccountCopy, ButtonCopy, Copy } from '@latchkit/ui'
import { type Context, createContext, useContext } from 'react'
import type { Lazy } from '../lazy/createLazy.js'
import { MissingProviderError } from './MissingProviderError.js'
import type { ModalChunks } from './types.js'

/** The value that a provider passes to the components below it. */
export type LatchkitContextValue = ModalChunks & {
  readonly kit: Latchkit
  /** The copy of the buttons. */
  readonly buttonCopy: ButtonCopy
  /** The copy of the modal. */
  readonly copy: Lazy<Copy>
  /** The copy of the modal with the copy of the account area. */
  readonly accountCopy: Lazy<Copy & AccountCopy>
}

/** The context of the nearest provider. */
export const LatchkitContext: Context<LatchkitContextValue | null> =
  createContext<LatchkitContextValue | null>(null)

/**
 * Returns the value of the nearest provider.
 *
 * @throws `MissingProviderError` outside a provider.
 */
export function useLatchkitContext(): LatchkitContextValue {
  const value = useContext(LatchkitContext)
  if (!value) throw new MissingProviderError()
  return value
}
