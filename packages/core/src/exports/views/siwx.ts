// Separate from the other views' models: see `remote.ts`.

export { toSignInModel } from '../../features/login/siwx/toSignInModel.js'
export { toSiwxSignMessageModel } from '../../features/login/siwx/toSiwxSignMessageModel.js'
