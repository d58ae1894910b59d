export { buttons as buttonsFr } from '../../copy/languages/fr/buttons.js'
