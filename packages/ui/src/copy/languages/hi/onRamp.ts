// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Hindi. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'आपके क्षेत्र में उपलब्ध नहीं',
    text: 'आपके क्षेत्र में प्रदाता टोकन नहीं बेचते।',
  },
  unsupported: {
    title: 'इस नेटवर्क पर ख़रीदने को कुछ नहीं',
    text: 'आप क्या ख़रीद सकते हैं, यह देखने के लिए दूसरे नेटवर्क पर जाएँ।',
  },
  absent: {
    title: 'यहाँ उपलब्ध नहीं',
    text: 'इस ऐप में अभी ऐसे प्रदाता नहीं हैं जिनसे ख़रीदा जा सके।',
  },
  unavailable: {
    title: 'अभी ख़रीदना संभव नहीं है',
    text: 'प्रदाताओं से संपर्क नहीं हो पा रहा। कुछ देर में फिर से कोशिश करें।',
  },
  retry: 'फिर से कोशिश करें',
  loading: 'टोकन लोड हो रहे हैं',
  pay: 'आप देंगे',
  receive: 'आपको मिलेगा',
  currency: 'मुद्रा:',
  onNetwork: '{network} पर',
  limits: '{min} से {max} तक',
  suggestions: 'सुझाई गई राशियाँ',
  checks: {
    'add-amount': '{min} से {max} तक',
    'incorrect-value': 'दशमलव के बाद ज़्यादा से ज़्यादा दो अंकों वाली राशि डालें',
    'below-min': 'कम से कम {min}',
    'above-max': 'ज़्यादा से ज़्यादा {max}',
  },
  providers: 'प्रदाता',
  best: 'सबसे अच्छी कीमत',
  fee: 'शुल्क {fee}',
  fees: 'शुल्क {fee}, इसमें नेटवर्क {networkFee}',
  feeUnknown: 'शुल्क शामिल हैं',
  feeLater: 'प्रदाता अपने शुल्क दिखाता है',
  feeRange: 'शुल्क {min}–{max} %',
  estimate: 'अनुमान',
  noEstimate: 'अनुमान नहीं',
  noQuote: 'इस राशि के लिए उपलब्ध नहीं',
  quoteLoading: 'कोटेशन लिया जा रहा है',
  estimates: {
    title: 'मौजूदा कीमतें नहीं हैं',
    text: 'ये अनुमान हैं। भुगतान से पहले प्रदाता आपको सटीक कीमत दिखाएगा।',
  },
  failed: {
    title: '{provider} उपलब्ध नहीं है',
    text: 'कोई भुगतान नहीं हुआ। दूसरा प्रदाता चुनें, या फिर से कोशिश करें।',
  },
  refresh: 'कीमतें हर 30 सेकंड में अपडेट होती हैं।',
  refreshNow: 'कीमतें अभी अपडेट करें',
  note: 'आप प्रदाता के पेज पर भुगतान करते हैं, जो नई विंडो में खुलता है। टोकन आपके कनेक्ट किए हुए खाते में जाते हैं।',
  purchases: 'आपकी ख़रीदारियाँ',
  open: 'जारी',
  tokens: 'आप क्या ख़रीद सकते हैं',
  payments: 'भुगतान की मुद्राएँ',
  progress: {
    none: { title: 'कोई ख़रीदारी नहीं', text: 'इस ब्राउज़र में की गई आपकी ख़रीदारियाँ आपके खाते में दिखती हैं।' },
    starting: { title: '{provider} खुल रहा है', text: 'भुगतान का पेज लाया जा रहा है।' },
    startFailed: {
      title: '{provider} उपलब्ध नहीं है',
      text: 'कोई भुगतान नहीं हुआ। दूसरा प्रदाता चुनें, या फिर से कोशिश करें।',
    },
    waiting: {
      title: '{provider} से जारी रखें',
      text: 'खुली हुई विंडो में भुगतान करें। आप इसे बंद कर सकते हैं: ख़रीदारी पर नज़र रखी जाती है।',
    },
    blocked: {
      title: 'आपके ब्राउज़र ने विंडो रोक दी',
      text: 'भुगतान करने के लिए {provider} का पेज खोलें।',
    },
    untracked: {
      title: '{provider} से जारी रखें',
      text: 'खुली हुई विंडो में भुगतान करें। यह ऐप नहीं देख सकता कि ख़रीदारी का क्या हुआ।',
    },
    openPage: 'भुगतान पेज खोलें',
    again: 'पेज दोबारा खोलें',
    copyLink: 'लिंक कॉपी करें',
    copied: 'कॉपी हुआ',
    statuses: {
      processing: { title: 'भुगतान मिल गया', text: '{provider} आपके टोकन भेज रहा है।' },
      completed: { title: 'आपको {amount} मिले', text: 'टोकन {network} पर आपके खाते में हैं।' },
      declined: { title: 'भुगतान अस्वीकार हुआ', text: 'आपसे कोई पैसा नहीं लिया गया। दूसरा कार्ड या प्रदाता आज़माएँ।' },
      failed: { title: 'ख़रीदारी विफल हुई', text: 'अगर आपसे पैसा लिया गया है, तो {provider} से संपर्क करें।' },
      expired: { title: 'ख़रीदारी का समय ख़त्म', text: 'भुगतान समय पर नहीं हुआ। कोई पैसा नहीं लिया गया।' },
    },
    tryAgain: 'फिर से ख़रीदें',
  },
  activity: {
    empty: { title: 'अभी कोई ख़रीदारी नहीं', text: 'आप इस ब्राउज़र में जो ख़रीदेंगे, वह यहाँ दिखेगा।' },
    detail: '{provider} से {paid}',
    statuses: {
      created: 'भुगतान का इंतज़ार',
      processing: 'रास्ते में',
      completed: 'प्राप्त हुआ',
      declined: 'अस्वीकार हुआ',
      failed: 'विफल',
      expired: 'समाप्त',
    },
  },
}
