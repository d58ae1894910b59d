export type { LoginFactory, LoginWallet } from '../ports/Frame.js'
export { createLogin, type LoginContext } from '../sources/frame/createLogin.js'
