export { buttons as buttonsAr } from '../../copy/languages/ar/buttons.js'
