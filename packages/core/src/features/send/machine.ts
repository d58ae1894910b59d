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
      // Another amount, unit, token or NFT is not everything of this token.
      const isOther = 'tokenId' in change || 'nft' in change
      const isEdited = 'amount' in change || 'unit' in change || isOther
      const isMax = change.isMax ?? (isEdited ? false : form.isMax)
      const nft = 'nft' in change ? change.nft : 'tokenId' in change ? undefined : form.nft
      const isReplaced = ('tokenId' in change && change.tokenId !== form.tokenId) || nft?.id !== form.nft?.id
      const amount = change.amount ?? (isReplaced ? '' : form.amount)
      const unit = isMax || nft ? 'token' : (change.unit ?? form.unit)
      return { state: { ...state, form: { ...form, ...change, nft, amount, unit, isMax } } }
    }
    case 'chainLoaded':
      return { state: { ...state, chain: input.chain } }
    case 'review':
      return { state: { ...state, reviewed: { id: input.id, token: input.token, nft: input.nft } } }
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
