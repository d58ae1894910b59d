import type { Effect, Failed, Step } from '../../../engine/machine.js'

/** Labels by account; see `toLabelKey`. An empty text is a label that was removed. */
export type Labels = Readonly<Record<string, string>>

/** The names that the user gave to addresses on this device. */
export type LabelsState = { readonly byAccount: Labels }

/** Events of the labels. */
export type LabelsEvent =
  /** Reads the stored labels. */
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly labels: Labels }
  /** An empty `label` removes it. */
  | { readonly type: 'set'; readonly key: string; readonly label: string }

/** Reads the stored labels, or stores one. */
export type LabelsEffect =
  | (Effect & { readonly type: 'readLabels' })
  | (Effect & { readonly type: 'storeLabel'; readonly label: string; readonly account: string })

/** Step of the labels; see `transition`. */
export type LabelsStep = Step<LabelsState, LabelsEffect, never>

/** All inputs of the machine of the labels. */
export type LabelsInput = LabelsEvent | Failed<LabelsEffect>

declare module '../../../engine/types.js' {
  interface Features {
    labels: {
      state: LabelsState
      event: LabelsEvent
      isOptional: true
    }
  }
}
