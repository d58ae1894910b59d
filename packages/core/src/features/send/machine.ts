import type { SendEvent, SendForm, SendState, SendStep } from './types.js'

/** Starts without a form. */
export function initialState(): SendState {
  return {}
}

/** Keeps what the user types, for one account on one chain. */
export function transition(state: SendState, input: SendEvent | { readonly type: 'failed' }): SendStep {
  const { form } = state
  switch (input.type) {
    case 'open': {
      const { of } = input
      const isSame = form?.of.address === of.address && form.of.chainId === of.chainId
      return isSame ? { state } : { state: { ...state, form: createForm(of) } }
    }
    case 'edit': {
      if (!form) return { state }
      const { change } = input
      // Another amount, unit or token is not everything of this token.
      const isEdited = 'amount' in change || 'tokenId' in change || 'unit' in change
      const isMax = change.isMax ?? (isEdited ? false : form.isMax)
      const amount =
        change.amount ?? ('tokenId' in change && change.tokenId !== form.tokenId ? '' : form.amount)
      const unit = isMax ? 'token' : (change.unit ?? form.unit)
      return { state: { ...state, form: { ...form, ...change, amount, unit, isMax } } }
    }
    case 'review':
      return { state: { ...state, reviewed: { id: input.id, token: input.token } } }
    case 'reset':
      return form ? { state: { ...state, form: undefined } } : { state }
    case 'failed':
      // There are no effects.
      return { state }
  }
}

const createForm = (of: SendForm['of']): SendForm => ({
  of,
  amount: '',
  unit: 'token',
  isMax: false,
  recipient: '',
})
