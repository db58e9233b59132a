/** @jsxImportSource hono/jsx */

export const Choice = ({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  value: string | number;
  options: readonly (readonly [string | number, string])[];
}) => (
  <label>
    <span>{label}</span>
    <select name={name}>
      {options.map(([key, text]) => (
        <option value={String(key)} selected={key === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

export const Check = ({ label, name, checked }: { label: string; name: string; checked: boolean }) => (
  <label class="qa-check">
    <input type="checkbox" name={name} checked={checked} />
    <span>{label}</span>
  </label>
);
