export { accountAr } from '../../copy/accountAr.js'
