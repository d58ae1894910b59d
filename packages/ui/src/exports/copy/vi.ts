export { account as accountVi } from '../../copy/languages/vi/account.js'
export { modal as vi } from '../../copy/languages/vi/modal.js'
