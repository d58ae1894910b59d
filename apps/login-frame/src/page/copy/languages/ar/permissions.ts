// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Arabic. */
export const permissions: PermissionCopy = {
  allows: 'ما تسمح به',
  excludes: 'ما يبقى غير ممكن',
  end: 'كيف تنهي الإذن',
  howToEnd:
    'يمكنك إنهاء الإذن قبل ذلك التاريخ: ألغِه في قائمة الأذونات على هذا الموقع. هذه معاملة من حسابك. ويبقى الإذن صالحًا للاستخدام إلى أن تُؤكَّد.',
  sentences: {
    actsAlone: 'يستطيع {origin} استخدام حسابك بحساب الجلسة المذكور أدناه، دون أن يسألك مرة أخرى.',
    calls: 'يمكنه استدعاء هذه الدوال بأي محتوى: {methods}. العقود: {targets}.',
    callsLimited: 'أقصى عدد للاستدعاءات: {count}.',
    callsUnlimited: 'عدد الاستدعاءات بلا حد.',
    callsWithValue: 'يمكن لكل استدعاء إرسال {amount} كحد أقصى.',
    callsWithoutValue: 'لا يمكن للاستدعاءات إرسال {symbol}.',
    ends: 'ينتهي في {date}.',
    mostInTotal: 'حتى انتهائه لا يتجاوز المجموع {amount}.',
    noAccountChange: 'لا يمكنه تغيير حسابك أو طريقة استرداده أو الأذونات الأخرى.',
    noCalls: 'لا يمكنه استدعاء عقود أخرى، ولا السماح للآخرين بإنفاق رموزك.',
    noOtherCalls: 'لا يمكنه استدعاء عقود أو دوال أخرى.',
    noOtherRecipients: 'لا يمكنه الإرسال إلى حسابات أخرى.',
    noOtherTokens: 'لا يمكنه إرسال أكثر من ذلك، ولا رموز أخرى أو رموز NFT.',
    periodAny: 'يمكنه إرسال {amount} كحد أقصى في كل فترة مدتها {period}، إلى أي حساب.',
    periodTo: 'يمكنه إرسال {amount} كحد أقصى في كل فترة مدتها {period}، إلى {recipients} فقط.',
    starts: 'يبدأ في {date}.',
    totalAny: 'يمكنه إرسال {amount} كحد أقصى في المجموع، إلى أي حساب.',
    totalTo: 'يمكنه إرسال {amount} كحد أقصى في المجموع، إلى {recipients} فقط.',
  },
  baseUnits: '{amount} من الوحدات الأساسية لرمز غير معروف',
  problems: {
    chain_unsupported: 'الأذونات غير مدعومة على هذه الشبكة.',
    expiry_invalid: 'يجب أن يكون للإذن وقت انتهاء واحد بالثواني، في المستقبل وخلال 366 يومًا على الأكثر.',
    one_permission: 'اطلب إذنًا واحدًا في كل مرة.',
    permission_invalid: 'الإذن غير صالح.',
    permission_unsupported: 'لا تستطيع الشبكة فرض هذا الإذن.',
    rule_unsupported: 'أحد شروط الإذن غير مدعوم. احذفه.',
    session_key_invalid:
      'يجب أن يكون مفتاح الجلسة عنوان EVM برمز تحقق صحيح، وحسابًا غير حساب المستخدم وعقوده.',
    signer_unsupported: 'يجب أن يكون نوع الموقّع "account" وبعنوان فقط.',
  },
}
