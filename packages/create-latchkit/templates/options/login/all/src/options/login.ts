import { environment } from '../environment'

const { loginUrl } = environment

/** Users without a wallet log in by e-mail, and get one in the login frame. */
export const login = loginUrl ? { loginUrl } : {}
