import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { PlainView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { FrameEmailChangeAction } from '../../../ports/Frame.js'

/** A change of the e-mail address. Its `id` is the id of the action that started it. */
type Change = { readonly id: string; readonly email: string }

/** A code that the user enters: the code of the current address (`primary`), or of the new one (`secondary`). */
export type EmailStep = 'primary' | 'secondary'

/** Where a change of the e-mail address is. `error`: why the last code was refused. */
export type EmailState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'starting' } & Change)
  | ({
      readonly status: 'verifyOtp'
      readonly step: EmailStep
      readonly wrongCodes: number
      readonly error?: LatchkitError | undefined
    } & Change)
  | ({
      readonly status: 'verifying'
      readonly step: EmailStep
      readonly wrongCodes: number
      readonly verifyId: string
    } & Change)
  | ({ readonly status: 'done' } & Change)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & Change)

/** Events of the change. */
export type EmailEvent =
  | { readonly type: 'start'; readonly id: string; readonly email: string }
  | { readonly type: 'codeSent'; readonly id: string; readonly action: FrameEmailChangeAction }
  | { readonly type: 'startFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'verify'; readonly verifyId: string; readonly code: string }
  /** `email`: the new address, after the code of that address. */
  | { readonly type: 'codeAccepted'; readonly verifyId: string; readonly email?: string | undefined }
  /** `isAborted`: the frame has not decided about the code. */
  | {
      readonly type: 'codeRejected'
      readonly verifyId: string
      readonly error: LatchkitError
      readonly isAborted: boolean
    }
  | { readonly type: 'cancel' }

/** Asks the frame, and stores the new address. */
export type EmailEffect =
  | (Effect & { readonly type: 'startChange'; readonly id: string; readonly email: string })
  | (Effect & {
      readonly type: 'verifyCode'
      readonly step: EmailStep
      readonly verifyId: string
      readonly code: string
    })
  | (Effect & { readonly type: 'storeEmail'; readonly email: string })
  | Cancel

/** Facts of the change. Each action of an id is settled once. */
export type EmailFact =
  | { readonly type: 'codeNeeded'; readonly id: string; readonly step: EmailStep }
  | { readonly type: 'changed'; readonly id: string; readonly email: string }
  | { readonly type: 'failed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'codeAccepted'; readonly verifyId: string }
  | { readonly type: 'codeRejected'; readonly verifyId: string; readonly error: LatchkitError }

/** Step of the change; see `transition`. */
export type EmailStepResult = Step<EmailState, EmailEffect, EmailFact>
/** All inputs of the change. */
export type EmailInput = EmailEvent | Failed<EmailEffect>

declare module '../../../engine/types.js' {
  interface Features {
    email: { state: EmailState; event: EmailEvent; fact: EmailFact; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** The new e-mail address of the login. */
    'update-email': PlainView<object, 'email'>
    /** The code that was sent to the current address. */
    'update-email-primary': PlainView<object, 'email'>
    /** The code that was sent to the new address. */
    'update-email-secondary': PlainView<object, 'email'>
  }
}
