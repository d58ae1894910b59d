import { isName } from '../../assets/name-resolution/isName.js'
import type {
  RecipientName,
  SendEffect,
  SendEvent,
  SendForm,
  SendInput,
  SendState,
  SendStep,
} from './types.js'

/** From the last keystroke to the lookup of a name. */
const lookupDelayMs = 500

/** Starts without a form. */
export function initialState(): SendState {
  return {}
}

/** Keeps what the user types, for one account on one chain, and resolves a recipient that is a name. */
export function transition(state: SendState, input: SendInput): SendStep {
  const { form } = state
  switch (input.type) {
    case 'open': {
      const { of } = input
      return form && isSameSubject(form.of, of)
        ? { state }
        : { state: { ...state, form: createForm(of) }, run: stop }
    }
    case 'edit':
      return form ? edit(state, form, input.change) : { state }
    case 'resolve':
      return form?.name?.status === 'resolving' && form.name.text === input.text
        ? { state, run: [{ type: 'resolveName', key: 'resolve', text: input.text, of: form.of }] }
        : { state }
    case 'resolved': {
      const { text, name, address } = input
      return settleName(state, input, { status: 'resolved', text, name, address })
    }
    case 'resolveFailed':
      return settleName(state, input, { status: 'failed', text: input.text, reason: input.reason })
    case 'chainLoaded':
      return { state: { ...state, chain: input.chain } }
    case 'review':
      return { state: { ...state, reviewed: { id: input.id, token: input.token, nft: input.nft } } }
    case 'reset':
      return form ? { state: { ...state, form: undefined }, run: stop } : { state }
    case 'failed': {
      // The handler catches failures itself, so this is a bug in it.
      const { effect } = input
      return effect.type === 'resolveName'
        ? settleName(state, effect, { status: 'failed', text: effect.text, reason: 'unreachable' })
        : { state }
    }
  }
}

const stop: readonly SendEffect[] = [
  { type: 'cancel', key: 'delay' },
  { type: 'cancel', key: 'resolve' },
]

function edit(
  state: SendState,
  form: SendForm,
  change: Extract<SendEvent, { type: 'edit' }>['change'],
): SendStep {
  // Another amount, unit, token or NFT is not everything of this token.
  const isOther = 'tokenId' in change || 'nft' in change
  const isEdited = 'amount' in change || 'unit' in change || isOther
  const isMax = change.isMax ?? (isEdited ? false : form.isMax)
  const nft = 'nft' in change ? change.nft : 'tokenId' in change ? undefined : form.nft
  const isReplaced = ('tokenId' in change && change.tokenId !== form.tokenId) || nft?.id !== form.nft?.id
  const amount = change.amount ?? (isReplaced ? '' : form.amount)
  const unit = isMax || nft ? 'token' : (change.unit ?? form.unit)
  const next = { ...form, ...change, nft, amount, unit, isMax }
  const { recipient } = change
  if (recipient === undefined) return { state: { ...state, form: next } }
  const text = recipient.trim()
  if (!isName(text)) return { state: { ...state, form: { ...next, name: undefined } }, run: stop }
  // A name that was not resolved is tried again.
  if (form.name?.text === text && form.name.status !== 'failed') return { state: { ...state, form: next } }
  return {
    state: { ...state, form: { ...next, name: { status: 'resolving', text } } },
    run: [
      { type: 'cancel', key: 'resolve' },
      { type: 'timer', key: 'delay', delayMs: lookupDelayMs, event: { type: 'resolve', text } },
    ],
  }
}

/** Keeps what a lookup has found, unless the user has typed something else since, or the account has changed. */
function settleName(
  state: SendState,
  { text, of }: { readonly text: string; readonly of: SendForm['of'] },
  name: RecipientName,
): SendStep {
  const { form } = state
  const isCurrent =
    form?.name?.status === 'resolving' && form.name.text === text && isSameSubject(form.of, of)
  return isCurrent ? { state: { ...state, form: { ...form, name } } } : { state }
}

const isSameSubject = (one: SendForm['of'], other: SendForm['of']): boolean =>
  one.address === other.address && one.chainId === other.chainId

const createForm = (of: SendForm['of']): SendForm => ({
  of,
  amount: '',
  unit: 'token',
  isMax: false,
  recipient: '',
})
