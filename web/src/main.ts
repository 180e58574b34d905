import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';
import './styles/page.css';
import './styles/table.css';
import './styles/home.css';
import './state/settings.svelte';
import { preferred, speak } from './words/words.svelte';

const root = document.getElementById('app');
if (root) void speak(preferred()).then(() => mount(App, { target: root }));
