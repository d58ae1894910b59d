'use client'
import type { Latchkit } from '@latchkit/core'
import type { ButtonCopy, Copy } from '@latchkit/ui'
import { type Context, createContext, useContext } from 'react'
import { MissingProviderError } from './MissingProviderError.js'
import type { Lazy } from './modal/createLazy.js'
import type { ModalChunks } from './modal/types.js'

/** What the components under a provider share. */
export type LatchkitContextValue = ModalChunks & {
  readonly kit: Latchkit
  /** The words of the buttons. */
  readonly buttonCopy: ButtonCopy
  /** The words of the modal. */
  readonly copy: Lazy<Copy>
}

/** The nearest provider's. Nested providers: the inner one. */
export const LatchkitContext: Context<LatchkitContextValue | null> =
  createContext<LatchkitContextValue | null>(null)

/**
 * What the nearest provider shares.
 *
 * @throws `MissingProviderError` outside of a provider.
 */
export function useLatchkitContext(): LatchkitContextValue {
  const value = useContext(LatchkitContext)
  if (!value) throw new MissingProviderError()
  return value
}
