'use client'
import {
  close,
  type KitState,
  open,
  type ThemeMode,
  type ThemeVariables,
  type ViewName,
} from '@latchkit/core'
import type { ButtonCopy } from '@latchkit/ui'
import { type MouseEvent, useMemo } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { prefetch } from '../modal/prefetch.js'

/** What every button that opens the modal tells its render prop. */
export type ModalButtonState = {
  /** Whether the modal is open. */
  readonly isOpen: boolean
  /** Answers the account the visitor connects, `undefined` when the modal closes without one. */
  readonly open: () => Promise<open.ReturnType>
  readonly close: () => Promise<close.ReturnType>
  /** Loads what `open` will show. Call it when a press is likely: on `pointerenter` and `focus`. */
  readonly prefetch: () => void
}

/** A button's part in the modal, and how it looks. */
export type ModalButton = {
  readonly state: ModalButtonState
  readonly viewProps: {
    readonly copy: ButtonCopy
    readonly theme: ThemeMode | undefined
    readonly variables: ThemeVariables
    readonly onIntent: () => void
  }
  /** Opens after the page's own handler, unless that prevented it. */
  readonly onClick: (handler?: ClickHandler) => ClickHandler
}

type ClickHandler = (event: MouseEvent<HTMLButtonElement>) => void

/** Binds a button to the modal. `shows` is the view it will most likely open at. */
export function useModalButton(likelyView: ViewName, { view, namespace }: open.Parameters): ModalButton {
  const context = useLatchkitContext()
  const { kit, buttonCopy } = context
  const theme = useLatchkitState(selectTheme)
  const isOpen = useLatchkitState(selectIsOpen)
  return useMemo(() => {
    const state: ModalButtonState = {
      isOpen,
      open: () => open(kit, { view, namespace }),
      close: () => close(kit),
      prefetch: () => prefetch(context, likelyView),
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
  }, [context, kit, buttonCopy, theme, isOpen, view, namespace, likelyView])
}

const selectTheme = (state: KitState) => state.theme
const selectIsOpen = (state: KitState) => state.modal.status === 'open'
