export type { LoginFactory } from '../ports/Frame.js'
export { createLogin, type LoginContext } from '../sources/frame/createLogin.js'
