// Separate from the other views' models: see `remote.ts`.

export { toSignInModel } from '../../features/siwx/toSignInModel.js'
export { toSiwxSignMessageModel } from '../../features/siwx/toSiwxSignMessageModel.js'
