'use client'
import {
  closeModal,
  type KitState,
  openModal,
  type ThemeMode,
  type ThemeVariables,
  type ViewName,
} from '@latchkit/core'
import type { ButtonCopy } from '@latchkit/ui'
import { type MouseEvent, useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { prefetch } from '../modal/prefetch.js'

/** The state of the modal that every button passes to its render prop. */
export type ModalButtonState = {
  /** Whether the modal is open. */
  readonly isOpen: boolean
  /** Opens the modal. Resolves with the account the user connects, or with `undefined` if the modal closes without one. */
  readonly open: () => Promise<openModal.ReturnType>
  readonly close: () => Promise<closeModal.ReturnType>
  /** Loads the chunks that `open` needs, and the tokens of a connected account. Call it when a click is likely: on `pointerenter` and `focus`. */
  readonly prefetch: () => void
}

/** Connects a button to the modal, and to the theme and language of the kit. */
export type ModalButton = {
  readonly state: ModalButtonState
  readonly viewProps: {
    readonly copy: ButtonCopy
    readonly theme: ThemeMode | undefined
    readonly variables: ThemeVariables
    readonly onIntent: () => void
  }
  /** Opens the modal after the app's own handler, unless that called `preventDefault()`. */
  readonly onClick: (handler?: ClickHandler) => ClickHandler
}

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => void

/** Binds a button to the modal. `likelyView` is the view that a click most likely opens. */
export function useModalButton(likelyView: ViewName, { view, namespace }: openModal.Parameters): ModalButton {
  const context = useLatchkitContext()
  const theme = useLatchkitState(selectTheme)
  const isOpen = useLatchkitState(selectIsOpen)
  return useMemo(() => {
    const { kit, buttonCopy } = context
    const state: ModalButtonState = {
      isOpen,
      open: () => openModal(kit, { view, namespace }),
      close: () => closeModal(kit),
      prefetch: () => prefetch(context, likelyView, true),
    }
    return {
      state,
      viewProps: {
        copy: buttonCopy,
        theme: theme.chosen,
        variables: theme.variables,
        onIntent: state.prefetch,
      },
      onClick: (handler) => (event) => {
        handler?.(event)
        if (!event.defaultPrevented) void state.open()
      },
    }
  }, [context, theme, isOpen, view, namespace, likelyView])
}

const selectTheme = (state: KitState) => state.theme
const selectIsOpen = (state: KitState) => state.modal.status === 'open'
