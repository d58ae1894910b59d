export { account as accountHi } from '../../copy/languages/hi/account.js'
export { modal as hi } from '../../copy/languages/hi/modal.js'
