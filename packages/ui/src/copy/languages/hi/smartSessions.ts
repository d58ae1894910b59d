// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Hindi. */
export const smartSessions: SmartSessionsCopy = {
  label: 'अनुमतियाँ',
  tabs: { active: 'सक्रिय', expired: 'समाप्त', revoked: 'निरस्त' },
  absent: { title: 'यहाँ उपलब्ध नहीं', text: 'इस ऐप में {network} पर अभी अनुमतियाँ नहीं हैं।' },
  empty: {
    active: {
      title: 'कोई सक्रिय अनुमति नहीं',
      text: 'जब आप इस ऐप को सीमाओं के भीतर अपनी ओर से काम करने देंगे, तो वह यहाँ दिखेगा।',
    },
    expired: { title: 'कोई समाप्त अनुमति नहीं', text: 'जो अनुमतियाँ समाप्त हो गई हैं, वे यहाँ दिखती हैं।' },
    revoked: { title: 'कोई निरस्त अनुमति नहीं', text: 'जो अनुमतियाँ आपने वापस ले लीं, वे यहाँ दिखती हैं।' },
  },
  inTotal: 'कुल {amount} तक भेजना',
  perPeriod: 'हर {period} में {amount} तक भेजना',
  units: 'किसी टोकन की {amount} मूल इकाइयाँ',
  calls: 'कॉन्ट्रैक्ट कॉल करना',
  other: 'अनुमति “{type}”',
  until: '{date} तक',
  details: {
    sessionKey: 'ऐप की कुंजी',
    allowed: 'यह कर सकता है',
    token: 'टोकन',
    recipients: 'प्राप्तकर्ता',
    contracts: 'कॉन्ट्रैक्ट',
    methods: 'मेथड',
    network: 'नेटवर्क',
    granted: 'दी गई',
    starts: 'शुरू',
    ends: 'समाप्ति',
    revoked: 'निरस्त',
  },
  anyRecipient: 'कोई भी खाता',
  revoke: 'निरस्त करें',
  revoking: 'अपने वॉलेट में पुष्टि करें',
  unconfirmed: { title: 'निरस्त हो रहा है…', text: 'नेटवर्क से पुष्टि होने तक कुंजी इसका उपयोग कर सकती है।' },
  reported: {
    title: 'कहीं और दी गई',
    text: 'यह इस ब्राउज़र से नहीं दी गई थी। इसमें क्या अनुमत है, यह इस ऐप का सर्वर बताता है। अगर आप इसे नहीं पहचानते, तो निरस्त करें।',
  },
  failed: { title: 'निरस्त नहीं हुई', text: 'अनुमति का अब भी उपयोग हो सकता है। फिर से कोशिश करें।' },
}
