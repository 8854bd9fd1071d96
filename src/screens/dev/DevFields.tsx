import { useState } from 'react'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { OtpField } from '#src/ui/fields/OtpField.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

const empty = { name: '', phone: '', password: '', amount: '500', gender: '', code: '12' }

export const DevFields = () => {
  const [values, setValues] = useState(empty)
  const [agreed, setAgreed] = useState(false)
  const put = (name: keyof typeof empty) => (value: string) => setValues({ ...values, [name]: value })
  return (
    <div className="grid md:grid-cols-2 gap-4">
      <TextField
        label="First name"
        name="firstName"
        value={values.name}
        onChange={put('name')}
        hint="As on your ID"
      />
      <TextField
        label="Last name"
        name="lastName"
        value=""
        onChange={put('name')}
        error="This field is required"
      />
      <TextField label="Email" name="email" value="ada@example.com" onChange={put('name')} readOnly />
      <PhoneField label="Phone number" name="phoneNumber" value={values.phone} onChange={put('phone')} />
      <PasswordField label="Password" name="password" value={values.password} onChange={put('password')} />
      <MoneyField label="Amount" name="amount" value={values.amount} onChange={put('amount')} />
      <SelectField
        label="Gender"
        name="gender"
        value={values.gender}
        onChange={put('gender')}
        placeholder="Choose"
        options={[
          { value: 'Male', label: 'Male' },
          { value: 'Female', label: 'Female' },
        ]}
      />
      <OtpField label="Code" value={values.code} onChange={put('code')} />
      <PinField label="PIN" value="12" onChange={put('code')} />
      <PhoneField
        label="Wrong number"
        name="wrong_phone"
        value="0803"
        onChange={put('phone')}
        error="This is not a Nigerian mobile number"
      />
      <MoneyField
        label="Too little"
        name="too_little"
        value="50"
        onChange={put('amount')}
        hint="₦100 or more"
        error="The smallest amount is ₦100"
      />
      <Checkbox name="not_agreed" checked={false} onChange={setAgreed} error="Please agree to go on">
        I have read the terms.
      </Checkbox>
      <OtpField label="Wrong code" value="123456" onChange={put('code')} error="That code is not right" />
      <Checkbox name="consent" checked={agreed} onChange={setAgreed}>
        I am above 18 and eligible to make responsible decisions.
      </Checkbox>
    </div>
  )
}
