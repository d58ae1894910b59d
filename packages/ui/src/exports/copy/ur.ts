export { account as accountUr } from '../../copy/languages/ur/account.js'
export { modal as ur } from '../../copy/languages/ur/modal.js'
