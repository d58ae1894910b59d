import type { EmailCheck } from './rules.js'

/** Why a step of the login has failed, without its words. */
export type LoginFailure =
  /** Another e-mail can be sent after `seconds`. */
  | { readonly type: 'cooldown'; readonly seconds: number }
  /** Too many wrong codes. */
  | { readonly type: 'locked' }
  /** The link has expired. */
  | { readonly type: 'link-expired' }
  /** The server of the frame does not serve it to this site. */
  | { readonly type: 'not-allowed' }
  /** The frame could not be loaded, or did not respond in time. */
  | { readonly type: 'unreachable' }
  /** The frame has refused. `text` has its words. */
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'unexpected' }

/** The model of the e-mail field. `check`: what is known about what the user has typed. */
export type EmailLoginModel = { readonly email: string; readonly check: EmailCheck } & (
  | { readonly status: 'ready'; readonly failure?: LoginFailure | undefined }
  /** The e-mail is being sent. */
  | { readonly status: 'sending' }
)

/** When another e-mail can be sent: in `seconds`, 0 for now. */
export type ResendModel = { readonly seconds: number }

/** The model of the EmailOtp view. */
export type EmailOtpModel =
  | { readonly status: 'none' }
  | ({
      readonly email: string
      /** The code is the second of two steps: the user has confirmed a link before. */
      readonly isNewDevice?: true | undefined
    } & (
      | {
          readonly status: 'ready'
          readonly resend: ResendModel
          readonly failure?: LoginFailure | undefined
        }
      /** Another code is being sent. */
      | { readonly status: 'sending' }
      | { readonly status: 'verifying' }
      /** The code was accepted. */
      | { readonly status: 'connecting' }
      /** The login has ended: the user starts again. */
      | { readonly status: 'failed'; readonly failure: LoginFailure }
    ))

/** The model of the EmailDevice view. */
export type EmailDeviceModel =
  | { readonly status: 'none' }
  | ({ readonly email: string } & (
      | {
          readonly status: 'waiting'
          readonly resend: ResendModel
          readonly failure?: LoginFailure | undefined
        }
      /** Another link is being sent. */
      | { readonly status: 'sending' }
      /** Nothing waits for the link any more: the user requests another one. */
      | { readonly status: 'ended'; readonly resend: ResendModel; readonly failure: LoginFailure }
    ))
