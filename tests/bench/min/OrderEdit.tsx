import { DateTimeInput, Edit, NumberInput, SimpleForm, TextInput } from 'react-admin';

/** Eighteen inputs. */
export function OrderEdit() {
  return (
    <Edit className="order-edit">
      <SimpleForm>
        <TextInput source="customer_order_id" />
        <DateTimeInput source="created_at" />
        <TextInput source="delivery_company" />
        <TextInput source="delivery_order_id" />
        <TextInput source="receiver_name" />
        <TextInput source="receiver_phone" />
        <TextInput source="receiver_city" />
        <TextInput source="receiver_address" />
        <NumberInput source="status" />
        <NumberInput source="delivery_status" />
        <NumberInput source="source" />
        <NumberInput source="goods_quantity" />
        <NumberInput source="goods_total" />
        <NumberInput source="cod_amount" />
        <NumberInput source="discount" />
        <NumberInput source="prepay" />
        <NumberInput source="delivery_cost" />
        <NumberInput source="weight" />
      </SimpleForm>
    </Edit>
  );
}
