export { account as accountFa } from '../../copy/languages/fa/account.js'
export { modal as fa } from '../../copy/languages/fa/modal.js'
